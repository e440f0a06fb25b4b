import { createContext } from 'react'

/** How much faster than its game a table is told: only in a replay other than 1. */
export const SpeedContext = createContext(1)
