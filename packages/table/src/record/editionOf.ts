import { type Edition, houseEdition, loadEdition } from '@jelly/rules'
import type { Settings } from '../model/settings.ts'

/** The boards and pods that a table plays with; throws where a custom edition is no edition. */
export const editionOf = ({ edition }: Pick<Settings, 'edition'>): Edition =>
  edition === null ? houseEdition : loadEdition(edition)
