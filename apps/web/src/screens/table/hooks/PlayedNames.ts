import { createContext } from 'react'

/** Who played the game that is over, as its record says: since then somebody may have left, or have taken a seat. */
export const PlayedNames = createContext<readonly { readonly name: string }[] | null>(null)
