import { type Edition, formatReward, houseEdition, loadEdition, type Names, type Pod } from '@jelly/rules'
import { isSameJson } from './canonicalJson.ts'

/** An edition as it is typed in, its rewards in notation. */
export interface EditionJson {
  readonly name: string
  readonly boards: readonly {
    readonly id: string
    readonly promo: boolean
    readonly faces: readonly {
      readonly id: string
      readonly name?: Names
      readonly green: boolean
      readonly zones: readonly string[]
    }[]
  }[]
  readonly pods: readonly Pod[]
}

/** The house edition by its name, any other with all its faces, so that it can be checked anywhere. */
export const editionToJson = (edition: Edition): 'house' | EditionJson =>
  edition === houseEdition || isSameJson(edition, houseEdition) ? 'house' : spelledOut(edition)

const spelledOut = ({ name, boards, pods }: Edition): EditionJson => ({
  name,
  boards: boards.map(({ id, promo, faces }) => ({
    id,
    promo,
    faces: faces.map((face) => ({
      id: face.id,
      ...(face.names !== null && { name: face.names }),
      green: face.green,
      zones: face.zones.map((reward) => formatReward(reward)),
    })),
  })),
  pods: pods.slice(),
})

/** Throws where it is no edition. */
export const editionFromJson = (json: unknown): Edition => (json === 'house' ? houseEdition : loadEdition(json))
