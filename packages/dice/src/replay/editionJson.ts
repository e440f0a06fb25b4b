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
  readonly inOrder?: true
  readonly pods: readonly Pod[]
}

/** The house edition by its name, any other with all its faces, so that it can be checked anywhere. */
export const editionToJson = (edition: Edition, nameJson = asItIs): 'house' | EditionJson =>
  edition === houseEdition || isSameJson(edition, houseEdition) ? 'house' : spelledOut(edition, nameJson)

const asItIs = (names: Names): Names => names

/** A game that began before names had language tags said one text for all languages as two equal ones. */
export const asBefore = (names: Names): Names =>
  names['und'] === undefined ? names : { en: names['und'], fr: names['und'] }

const spelledOut = ({ name, boards, inOrder, pods }: Edition, nameJson: typeof asItIs): EditionJson => ({
  name,
  boards: boards.map(({ id, promo, faces }) => ({
    id,
    promo,
    faces: faces.map((face) => ({
      id: face.id,
      ...(face.names !== null && { name: nameJson(face.names) }),
      green: face.green,
      zones: face.zones.map((reward) => formatReward(reward)),
    })),
  })),
  ...(inOrder && { inOrder }),
  pods: pods.slice(),
})

/** Throws where it is no edition. */
export const editionFromJson = (json: unknown): Edition => (json === 'house' ? houseEdition : loadEdition(json))
