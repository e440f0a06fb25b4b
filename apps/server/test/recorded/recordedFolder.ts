import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Clock } from '@jelly/table'
import { realClock } from '../../src/clock/realClock.ts'

const FOLDER = join(import.meta.dirname, '../fixtures/recorded')

interface RecordedSeat {
  readonly name: string
  readonly token: string
  readonly seat: number | null
}

export interface RecordedTable {
  readonly table: string
  readonly invite: { readonly code: string; readonly secret: string; readonly url: string }
  /** The first is the host. */
  readonly people: readonly RecordedSeat[]
  readonly phase: string
  readonly host: number | null
  readonly seats: readonly (string | null)[]
  readonly waiting: readonly string[]
  readonly games?: readonly string[]
  readonly game: RecordedGame | null
}

interface RecordedGame {
  readonly round: number
  readonly drone: number
  readonly flippedBy: number | 'table' | null
  readonly center: readonly object[]
  readonly squads: readonly { readonly jelly: number; readonly hand: readonly number[]; readonly tray: unknown }[]
  readonly districts: readonly object[]
}

type TableName = 'lobby' | 'french' | 'edition' | 'scramble' | 'finished' | 'closed'

interface Recorded {
  readonly at: number
  readonly tables: Readonly<Record<TableName, RecordedTable>>
}

const unzipped = (file: string): Buffer => gunzipSync(readFileSync(join(FOLDER, file)))

export const recorded = JSON.parse(readFileSync(join(FOLDER, 'tables.json'), 'utf8')) as Recorded

/** Every replay as the server of then told it, by the game's id. */
export const recordedReplays = JSON.parse(unzipped('replays.json.gz').toString()) as Readonly<Record<string, string>>

/** A copy of the folder, to be written to. */
export function recordedFolder(): { readonly data: string; remove(): void } {
  const data = mkdtempSync(join(tmpdir(), 'jelly-recorded-'))
  writeFileSync(join(data, 'jelly.db'), unzipped('jelly.db.gz'))
  return { data, remove: () => rmSync(data, { recursive: true }) }
}

/** Runs as the real one does, from the moment of the kill: tables that nobody used for 30 days would be forgotten. */
export function clockOfThen(): Clock {
  const clock = realClock()
  const ago = clock.now() - recorded.at
  return { now: () => clock.now() - ago, wakeAt: (time, wake) => clock.wakeAt(time + ago, wake) }
}
