import type { Replay } from '@jelly/dice'
import { type Tempo, usualSettings } from '@jelly/tempo'
import { DEFAULT_SETTINGS, type Settings } from '../model/settings.ts'

/** The settings of the table that a game was played at, as far as its replay tells. */
export const settingsOfReplay = ({ setup }: Replay, tempo: Tempo): Settings => ({
  ...DEFAULT_SETTINGS,
  ...usualSettings(tempo),
  sandFactor: 1,
  players: setup.seats as Settings['players'],
  firstGame: setup.firstGame,
  promo: setup.promo,
  edition: setup.edition === 'house' ? null : setup.edition,
  briefing: false,
  // Nobody is far away.
  compensation: false,
})
