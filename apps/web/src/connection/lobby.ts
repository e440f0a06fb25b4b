import { LobbyApi, LobbyError } from '@jelly/client'

/** The lobby of the server that the page comes from. */
export const lobby = new LobbyApi(typeof location === 'undefined' ? '' : location.origin, (address, about) =>
  fetch(address, about),
)

/** The code of what went wrong; `unreachable` where no server answered. */
export const codeOf = (error: unknown): string => (error instanceof LobbyError ? error.code : 'unreachable')
