import { createContext, type ReactNode } from 'react'
import { CenterDice, type CenterDiceProps } from './CenterDice.tsx'

type Center = (props: CenterDiceProps) => ReactNode

export const centerOfElements: Center = (props) => <CenterDice {...props} />

/** What shows the kicked dice. Where nothing moves it may be something cheaper. */
export const CenterContext = createContext(centerOfElements)
