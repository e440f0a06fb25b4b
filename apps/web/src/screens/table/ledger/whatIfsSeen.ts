import type { Moment } from '@jelly/client'
import type { State, View } from '@jelly/rules'
import { scoredWithout, type WhatIf } from '@jelly/table/replay'
import { pretend } from '../model/ifScoredNow.ts'
import { changeFor, diceBefore, type Scene, scenesOf } from '../model/scenes.ts'

/** The same as a record tells of a scoring, made of what everybody could see; nothing where dice would have been rolled. */
export function whatIfsSeen(game: View, moments: readonly Moment[], scene: Scene): readonly WhatIf[] {
  const { district, cancelled, round } = scene
  if (district === null || round !== game.round) return []
  const scenes = scenesOf(moments, round)
  const place = scenes.findIndex((other) => other.district === district)
  let isGuess = false
  const found = scoredWithout({
    before: before(game, moments, scenes, place),
    events: moments.flatMap(({ event, round: when }) => (when === round ? [event] : [])),
    scored: { district, cancelled },
    dice: () => {
      isGuess = true
      return 1
    },
  })
  return isGuess ? [] : found
}

/** The game as it stood before a scene of this round: what that scene and those after it brought is taken back. */
function before(game: View, moments: readonly Moment[], scenes: readonly Scene[], place: number): State {
  const transfers = scenes.slice(place).flatMap((scene) => scene.transfers)
  const unscored = new Set(scenes.slice(place).map(({ district }) => district))
  const changes = game.squads.map((_, seat) => changeFor({ transfers }, seat))
  return pretend({
    ...game,
    phase: 'scoring',
    scored: place,
    result: null,
    stackSize: game.stackSize + changes.reduce((sum, { pods }) => sum + pods, 0),
    squads: game.squads.map((squad, seat) => ({
      ...squad,
      jelly: squad.jelly - (changes[seat]?.jelly ?? 0),
      podCount: squad.podCount - (changes[seat]?.pods ?? 0),
    })),
    districts: game.districts.map((district, id) =>
      unscored.has(id) ? { ...district, dice: diceBefore(moments, game.round, id) } : district,
    ),
  })
}
