import type { Api } from '../http/lobbyApi.ts'

export interface Asked {
  readonly status: number
  readonly body: unknown
}

/** Asks the API without a network; a text is sent as it is. */
export async function ask(
  api: Api,
  method: string,
  path: string,
  body: unknown = '',
  address = '10.0.0.1',
): Promise<Asked> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await api.request(path, { method, ...(method !== 'GET' && { body: text }) }, { address })
  return { status: response.status, body: await response.json() }
}
