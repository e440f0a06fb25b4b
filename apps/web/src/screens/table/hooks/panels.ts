import { Signal } from './Signal.ts'

/** What lies over the table. */
export const openPanel = new Signal<'none' | 'menu' | 'settings' | 'rules'>('none')

/** Nobody's emotes are shown. */
export const emotesMuted = new Signal(false)

/** Only what is needed to play. */
export const zen = new Signal(false)
