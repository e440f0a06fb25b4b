import { type ComponentType, createContext } from 'react'
import { DistrictRows, type DistrictRowsProps } from './DistrictRows.tsx'

/** What shows the dice on a card: elements that fly and can be kicked, or where nothing moves something that is cheaper. */
export const RowsContext = createContext<ComponentType<DistrictRowsProps>>(DistrictRows)
