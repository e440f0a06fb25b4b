import { createContext, type ReactNode } from 'react'
import { DistrictRows, type DistrictRowsProps } from './DistrictRows.tsx'

export interface CardDice {
  readonly rows: (props: DistrictRowsProps) => ReactNode
  /** Whether they show whose screen stands there, too. */
  readonly withLock: boolean
}

/** Dice as elements: they fly and can be kicked. */
export const rowsOfElements: CardDice = { rows: (props) => <DistrictRows {...props} />, withLock: false }

/** What shows the dice on a card. Where nothing moves it may be something cheaper. */
export const RowsContext = createContext(rowsOfElements)
