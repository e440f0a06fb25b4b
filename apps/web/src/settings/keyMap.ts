/** What a key can do. A code is `KeyboardEvent.code`, with `Shift+` in front where Shift is held. */
export const KEY_ACTIONS = [
  'roll',
  'die1',
  'die2',
  'die3',
  'die4',
  'die5',
  'die6',
  'district1',
  'district2',
  'district3',
  'district4',
  'district5',
  'district6',
  'district7',
  'targetUp',
  'targetDown',
  'lock',
  'flip',
  'cancel',
  'summary',
  'lastEvents',
  'time',
  'myDice',
  'askDistrict',
  'zen',
  'mute',
  'settings',
  'help',
] as const
export type KeyAction = (typeof KEY_ACTIONS)[number]
export type KeyMap = Readonly<Record<KeyAction, string>>

export const DEFAULT_KEYS: KeyMap = {
  roll: 'Space',
  die1: 'Digit1',
  die2: 'Digit2',
  die3: 'Digit3',
  die4: 'Digit4',
  die5: 'Digit5',
  die6: 'Digit6',
  district1: 'KeyQ',
  district2: 'KeyW',
  district3: 'KeyE',
  district4: 'KeyA',
  district5: 'KeyS',
  district6: 'KeyD',
  district7: 'KeyF',
  targetUp: 'ArrowUp',
  targetDown: 'ArrowDown',
  lock: 'KeyX',
  flip: 'KeyV',
  cancel: 'Escape',
  summary: 'Slash',
  lastEvents: 'KeyL',
  time: 'KeyT',
  myDice: 'KeyB',
  askDistrict: 'KeyG',
  zen: 'KeyZ',
  mute: 'KeyM',
  settings: 'Comma',
  help: 'Shift+Slash',
}

type Pressed = Pick<KeyboardEvent, 'code' | 'shiftKey'>

/** The code of a key press, as a key map holds it. */
export const keyCodeOf = ({ code, shiftKey }: Pressed): string => (shiftKey ? `Shift+${code}` : code)

/** Gives an action a key; whoever had that key takes the old one in exchange, so that no key does two things. */
export function withKey(keys: KeyMap, action: KeyAction, code: string): KeyMap {
  const other = KEY_ACTIONS.find((known) => known !== action && keys[known] === code)
  return { ...keys, ...(other && { [other]: keys[action] }), [action]: code }
}
