import type { Pair } from './pair.ts'
import type { Entry } from './Tape.ts'

/** The ways by which something comes to a viewer. */
export const PATHS = [
  'live events',
  'a view on arrival',
  'a view asked for',
  'a refusal',
  'an emote',
  'a late spectator',
  'who watches',
  'a pause',
  'a person who comes back',
  'closed: takenOver',
  'closed: badMessage',
  'closed: tooMany',
  'closed: tooSlow',
  'closed: silent',
  'closed: moved',
  'a restored table',
  'the promise of a rematch',
  'the listing',
  'an unfinished replay',
  'the list of replays',
  'the log',
  'the metrics',
  'what a bot is told, and its thinking time',
] as const
export type Path = (typeof PATHS)[number]

const isPath: { readonly [P in Path]: (entry: Entry, before: Entry | undefined) => boolean } = {
  'live events': ({ text }) => text.startsWith('{"type":"events"'),
  'a view on arrival': ({ text }, before) => isView(text) && before?.text.startsWith('{"type":"welcome"') === true,
  'a view asked for': ({ text }, before) => isView(text) && before?.text.startsWith('{"type":"welcome"') === false,
  'a refusal': ({ text }) => text.startsWith('{"type":"done"') && text.includes('"refused"'),
  'an emote': ({ text }) => text.startsWith('{"type":"emote"'),
  'a late spectator': ({ text, channel }) => channel.startsWith('late spectator/') && isView(text),
  'who watches': ({ text }) => text.startsWith('{"type":"watchers"'),
  'a pause': ({ text }) => text.includes('"type":"paused"'),
  'a person who comes back': ({ text, channel }) => /^person \d\/[2-9]/.test(channel) && isView(text),
  'closed: takenOver': ({ text }) => text === 'closed: takenOver',
  'closed: badMessage': ({ text }) => text === 'closed: badMessage',
  'closed: tooMany': ({ text }) => text === 'closed: tooMany abruptly',
  'closed: tooSlow': ({ text }) => text === 'closed: tooSlow abruptly',
  'closed: silent': ({ text }) => text === 'closed: silent abruptly',
  'closed: moved': ({ text }) => text === 'closed: moved',
  'a restored table': ({ text }) => text.includes('"type":"thawed"'),
  'the promise of a rematch': ({ text }) => text.includes('"type":"diceCommitted"'),
  'the listing': ({ channel }) => channel === 'stranger /api/tables',
  'an unfinished replay': ({ channel, text }) => channel.startsWith('stranger /api/replays/') && text.startsWith('404'),
  'the list of replays': ({ channel }) => channel === 'stranger /api/replays',
  'the log': ({ channel }) => channel.startsWith('log'),
  'the metrics': ({ channel }) => channel === 'metrics',
  'what a bot is told, and its thinking time': ({ channel }) => channel === 'bot',
}

const isView = (text: string): boolean => text.startsWith('{"type":"view"')

/** The ways that were gone in a pair. */
export function pathsOf({ entries }: Pair): Path[] {
  const before = new Map<string, Entry>()
  const found = new Set<Path>()
  for (const entry of entries) {
    for (const path of PATHS) if (!found.has(path) && isPath[path](entry, before.get(entry.channel))) found.add(path)
    before.set(entry.channel, entry)
  }
  return [...found]
}
