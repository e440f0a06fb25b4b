import { LobbyApi } from '@jelly/client'

/** The lobby of a server, at an address like `http://localhost:8080`. */
export const networkLobby = (address: string): LobbyApi => new LobbyApi(address, fetch)
