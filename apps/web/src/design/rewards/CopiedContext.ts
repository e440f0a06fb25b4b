import { createContext } from 'react'
import type { Copied } from './rewardShape.ts'

/** At a table: what the neighbours of the district offer now. */
export const CopiedContext = createContext<Copied | null>(null)
