import { LobbyApi } from '@jelly/client'

/** The lobby of the server that the page comes from. */
export const lobby = new LobbyApi(window.location.origin, (address, about) => fetch(address, about))
