import { type DistrictId, ownerOf, type View, type ViewEvent } from '@jelly/rules'
import type { Cue, CueOptions } from '../../../sound/cues.ts'
import { worthOf } from './worthOf.ts'

/** A cue, and how many milliseconds after its event it is heard. */
export interface Heard extends CueOptions {
  readonly cue: Cue
  readonly after?: number
}

export interface Ears {
  readonly game: View
  /** Where the targets were before. */
  readonly targets: readonly number[]
}

/** A die that is kicked takes so long to the center. */
const FLIGHT = 260
const WIDTH = 0.7

/** Districts stand around the center, clockwise from the top: what happens at the right is heard at the right. */
export const panOf = (district: DistrictId, count: number): number =>
  Math.round(100 * WIDTH * Math.sin((2 * Math.PI * district) / Math.max(1, count))) / 100

function hasTwins({ districts }: View, district: DistrictId, die: number, value: number): boolean {
  const dice = districts[district]?.dice ?? []
  return dice.some((other) => other.die !== die && ownerOf(other.die) === ownerOf(die) && other.value === value)
}

function slid({ game, targets }: Ears, district: DistrictId, zone: number): Cue {
  const zones = game.districts[district]?.zones
  const before = zones?.[(targets[district] ?? zone) - 1]
  const after = zones?.[zone - 1]
  if (before === undefined || after === undefined) return 'tick'
  const gain = worthOf(after, game.squads.length) - worthOf(before, game.squads.length)
  return gain === 0 ? 'tick' : gain > 0 ? 'ratchetUp' : 'ratchetDown'
}

/** What an event of the round sounds like. What is done to me, and the scoring, play their own cues with their pictures. */
export function cuesOf(event: ViewEvent, ears: Ears): readonly Heard[] {
  const pan = 'district' in event ? panOf(event.district, ears.game.districts.length) : 0
  switch (event.type) {
    case 'roundStarted':
      return event.round > 1 ? [{ cue: 'rise' }] : []
    case 'diePlaced':
      return [
        { cue: 'tok', pan },
        ...(hasTwins(ears.game, event.district, event.die, event.value)
          ? [{ cue: 'fizz', pan, after: 120 } as const]
          : []),
      ]
    case 'dieKicked':
      return [
        { cue: 'whoosh', pan },
        { cue: 'gulp', after: FLIGHT },
      ]
    case 'targetMoved':
      return [{ cue: slid(ears, event.district, event.zone), pan }]
    case 'districtLocked':
      return [{ cue: 'shutter', pan }]
    case 'timerFlipped':
      return [{ cue: 'clack' }, { cue: 'hiss', after: 150 }]
    case 'roundEnded':
      return [{ cue: 'gong' }]
    default:
      return []
  }
}
