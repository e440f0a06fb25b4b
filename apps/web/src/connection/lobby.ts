import { LobbyApi } from '@jelly/client'

/** The lobby of the server that the page comes from. */
export const lobby = new LobbyApi(typeof location === 'undefined' ? '' : location.origin, (address, about) =>
  fetch(address, about),
)
