import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Event, namesOf, newState } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import {
  buildReplay,
  editionFromJson,
  type Replay,
  replayText,
  verifyReplay,
  verifyReplayText,
  type Verdict,
} from '../src/index.ts'
import { withNewDigest } from '../src/testing/withNewDigest.ts'

const FOLDER = join(import.meta.dirname, 'recorded')
const files = readdirSync(FOLDER).sort()
const textOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8')
const replayOf = (file: string): Replay => JSON.parse(textOf(file)) as Replay

/** What the journal knows of a game. */
const partsOf = ({
  gameId,
  key,
  seeds,
  players,
  startedAt,
  start,
  entries,
  result,
}: Omit<Replay, 'setup' | 'digest'>) => ({ gameId, key, seeds, players, startedAt, start, entries, result }) as const

/** Written by the program as it was then, and never again: people keep such files. */
describe('replays of earlier versions', () => {
  test.each(files)('%s verifies to the byte', (file) => {
    expect(verifyReplayText(textOf(file))).toMatchObject({ ok: true })
  })

  test.each(files)('%s says that its decisions are not checked', (file) => {
    const { remarks } = verifyReplay(replayOf(file)) as Extract<Verdict, { ok: true }>
    expect(remarks).toContainEqual({ kind: 'olderRules', rules: 1, otherwise: expect.any(Number) })
  })

  test('dice that did not fall so are found out under any rules', () => {
    const replay = replayOf('own-edition-rules-1.replay')
    const kinds = new Set<string>()
    replay.entries.forEach((entry, n) =>
      entry.events.forEach((event, m) => {
        const forged = otherChance(event)
        if (forged === null) return
        kinds.add(event.type)
        const events = entry.events.with(m, forged)
        const verdict = verifyReplay(
          withNewDigest({ ...replay, entries: replay.entries.with(n, { ...entry, events }) }),
        )
        expect(verdict).toMatchObject({ ok: false, where: `entries[${n}].events[${m}]` })
      }),
    )
    expect([...kinds].sort()).toEqual(['diceRolled', 'districtScored', 'podTaken', 'podsOpened'])
  })

  test('events that do not lead to the result are found out too', () => {
    const replay = replayOf('house-rules-1.replay')
    const at = replay.entries.findIndex(({ events }) => events.some(({ type }) => type === 'gameEnded'))
    const entries = replay.entries.filter((_, n) => n !== at)
    expect(verifyReplay(withNewDigest({ ...replay, entries }))).toMatchObject({ ok: false, where: 'result' })
  })

  test('no rules are older than the first', () => {
    const replay = replayOf('house-rules-1.replay')
    expect(verifyReplay(withNewDigest({ ...replay, rules: 0 }))).toMatchObject({ ok: false, where: 'rules' })
  })

  test.each(files)('%s: the names of its districts are still known', (file) => {
    const { start } = replayOf(file)
    const { districts } = newState(start)
    expect(districts.map(({ names }) => names)).toEqual(start.districts.map(namesOf))
    for (const { names } of districts) expect(Object.keys(names ?? {})).toEqual(['en', 'fr'])
  })

  test('one made today from a journal of then is the one that was made then', () => {
    for (const file of files) {
      const { setup, digest, ...replay } = replayOf(file)
      const again = buildReplay({ ...partsOf(replay), setup: { ...setup, edition: editionFromJson(setup.edition) } })
      expect(again.digest).toBe(digest)
      expect(replayText(again)).toBe(textOf(file))
    }
  })

  test('an edition that had one name for all languages said it twice', () => {
    const { setup, start, ...rest } = replayOf('own-edition-rules-1.replay')
    const once = JSON.parse(
      JSON.stringify(setup.edition).replaceAll(/"name":\{"en":"(Street \d 🏙)","fr":"[^}]*"\}/g, '"name":"$1"'),
    )
    const districts = start.districts.map((district) => {
      const { en = '' } = namesOf(district) ?? {}
      return { ...district, name: { en, fr: en } }
    })
    const edition = editionFromJson(once)
    const replay = buildReplay({
      ...partsOf({ ...rest, start }),
      setup: { ...setup, edition },
      start: { ...start, districts },
    })
    expect(edition.boards[0]?.faces[0]?.names).toEqual({ und: 'Street 0 🏙' })
    expect(verifyReplay(replay)).toMatchObject({ ok: true })
  })

  test('a district that its edition calls otherwise is found out', () => {
    const replay = replayOf('own-edition-rules-1.replay')
    const districts = replay.start.districts.map((district, n) =>
      n === 0 ? { ...district, name: { en: 'Street', fr: 'Rue' } } : district,
    )
    expect(verifyReplay(withNewDigest({ ...replay, start: { ...replay.start, districts } }))).toMatchObject({
      where: 'start',
    })
  })
})

/** The event as if chance had been kinder; null where it says nothing of chance. */
function otherChance(event: Event): Event | null {
  const turned = (values: readonly number[]): number[] => values.map((value, n) => (n === 0 ? (value % 6) + 1 : value))
  switch (event.type) {
    case 'diceRolled':
    case 'diceRerolled':
      return { ...event, values: turned(event.values) }
    case 'districtScored':
      return event.rerolled?.length ? { ...event, rerolled: turned(event.rerolled) } : null
    case 'podTaken':
      return { ...event, pod: event.pod === 98 ? 97 : 98 }
    case 'podsOpened':
      return { ...event, squads: event.squads.map((squad) => ({ ...squad, rolls: [...squad.rolls, 6] })) }
    default:
      return null
  }
}
