import { ownerOf, type Seat } from '@jelly/rules'
import type { Moment } from '@jelly/client'
import type { SceneFacts, SceneNote } from '../../../words/table/scoring.ts'
import { changeFor, diceBefore, type Scene, type Transfer } from './scenes.ts'

function noteOf(transfer: Transfer): SceneNote | null {
  if (transfer.kind === 'copied') return { kind: 'copied', from: transfer.from }
  if (transfer.kind === 'copyFailed') return { kind: transfer.why }
  return transfer.kind === 'noPods' ? { kind: 'noPods' } : null
}

function presentAt(moments: readonly Moment[], scene: Scene): Seat[] {
  if (scene.district === null) return scene.totals.flatMap((count, seat) => (count > 0 ? [seat] : []))
  return [...new Set(diceBefore(moments, scene.round, scene.district).map(({ die }) => ownerOf(die)))].sort(
    (one, other) => one - other,
  )
}

/** What there is to say about a scene. */
export function sceneFacts(moments: readonly Moment[], scene: Scene): SceneFacts {
  const seats = scene.totals.map((_, seat) => seat)
  return {
    isCenter: scene.district === null,
    totals: scene.totals,
    winners: scene.winners,
    asking: scene.asking,
    present: presentAt(moments, scene),
    changes: seats
      .map((seat) => ({ seat, ...changeFor(scene, seat) }))
      .filter(({ jelly, pods }) => jelly !== 0 || pods !== 0),
    notes: scene.transfers.map(noteOf).filter((note) => note !== null),
  }
}
