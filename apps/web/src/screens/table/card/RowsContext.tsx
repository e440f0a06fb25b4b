import { createContext, type ReactNode } from 'react'
import { DistrictRows, type DistrictRowsProps } from './DistrictRows.tsx'

type Rows = (props: DistrictRowsProps) => ReactNode

/** Dice as elements: they fly and can be kicked. */
export const rowsOfElements: Rows = (props) => <DistrictRows {...props} />

/** What shows the dice on a card. Where nothing moves it may be something cheaper. */
export const RowsContext = createContext(rowsOfElements)
