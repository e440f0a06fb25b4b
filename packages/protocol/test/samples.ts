import { type ClientMessage, DEFAULT_SETTINGS, EMOTES, type Request } from '@jelly/table'

export const TICKET = 'Abcdefghij-klmnop_qr12'

/** One of each, so that a new request without a sample does not compile. */
const requestSamples: { readonly [Type in Request['type']]: readonly Extract<Request, { type: Type }>[] } = {
  rollDice: [{ type: 'rollDice' }],
  placeDie: [
    { type: 'placeDie', die: 0, district: 6 },
    { type: 'placeDie', die: 34, district: 0, effect: { kick: 3 } },
    { type: 'placeDie', die: 7, district: 2, effect: { slide: 3 } },
  ],
  useEffect: [
    { type: 'useEffect', effect: { kick: 12 } },
    { type: 'useEffect', effect: { slide: 1 } },
  ],
  skipEffect: [{ type: 'skipEffect' }],
  lockDistrict: [{ type: 'lockDistrict', district: 4 }],
  flipTimer: [{ type: 'flipTimer' }],
  answerChoice: [
    { type: 'answerChoice', answer: { kind: 'copy', from: 'ccw' } },
    { type: 'answerChoice', answer: { kind: 'pod', pod: 'die' } },
    { type: 'answerChoice', answer: { kind: 'pod', pod: 6 } },
    { type: 'answerChoice', answer: { kind: 'pay', order: [3, 1, 2] } },
  ],
  takeSeat: [{ type: 'takeSeat' }, { type: 'takeSeat', seat: 4 }],
  leaveSeat: [{ type: 'leaveSeat' }],
  setReady: [{ type: 'setReady', ready: true }],
  setName: [
    { type: 'setName', name: 'Zoë 👩‍🚀' },
    { type: 'setName', name: 'x'.repeat(24) },
  ],
  giveSeed: [{ type: 'giveSeed', seed: '0123456789abcdef0123456789abcdef' }],
  planFinish: [
    { type: 'planFinish', lock: null, flip: true },
    { type: 'planFinish', lock: 3, flip: false },
  ],
  skip: [{ type: 'skip' }],
  emote: EMOTES.map((emote) => ({ type: 'emote', emote })),
  rematch: [{ type: 'rematch' }],
  changeSettings: [
    { type: 'changeSettings', settings: {} },
    { type: 'changeSettings', settings: DEFAULT_SETTINGS },
    { type: 'changeSettings', settings: { players: 5, tempo: 'relaxed', sandFactor: 10, choiceSeconds: null } },
  ],
  seatBot: [{ type: 'seatBot', seat: 2, level: 'ace' }],
  freeSeat: [{ type: 'freeSeat', seat: 1 }],
  admit: [{ type: 'admit', newcomer: 17, admit: false }],
  waitForSeat: [
    { type: 'waitForSeat', wait: true },
    { type: 'waitForSeat', wait: false },
  ],
  showName: [
    { type: 'showName', name: 'Zoë' },
    { type: 'showName', name: null },
  ],
  askPause: [{ type: 'askPause', pause: true }],
  setLearning: [
    { type: 'setLearning', learning: 'new' },
    { type: 'setLearning', learning: null },
  ],
  mute: [{ type: 'mute', seat: 3, muted: true }],
  makeHost: [{ type: 'makeHost', seat: 2 }],
  toLobby: [{ type: 'toLobby' }],
  startGame: [{ type: 'startGame' }],
}

const requests: readonly Request[] = Object.values(requestSamples).flat()

export const clientMessages: readonly ClientMessage[] = [
  { type: 'hello', protocol: 3, ticket: TICKET },
  { type: 'hello', protocol: 3, ticket: TICKET, since: 812 },
  { type: 'resync' },
  { type: 'ping', n: 0 },
  { type: 'pong', n: 9, seq: 1234 },
  ...requests.map((request, n) => ({ type: 'do', id: n + 1, request }) as const),
]
