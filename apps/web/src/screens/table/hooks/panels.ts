import { Signal } from './Signal.ts'

/** What lies over the table. */
type Panel = 'none' | 'menu' | 'settings' | 'rules' | 'people' | 'handover' | 'leave'

export const openPanel = new Signal<Panel>('none')

/** Nobody's emotes are shown. */
export const emotesMuted = new Signal(false)

/** Only what is needed to play. */
export const zen = new Signal(false)
