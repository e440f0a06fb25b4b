import type { Settings } from '@jelly/table'

/** A seat at a table, or a place to watch it from. */
export interface Place {
  readonly table: string
  readonly token: string
  readonly seat: number | null
}

export interface OwnTable extends Place {
  readonly invite: { readonly code: string; readonly secret: string; readonly url: string }
}

/** The server said no, and why. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The server's HTTP half, as docs/protocol.md tells it. */
export class LobbyApi {
  readonly #url: string

  constructor(url: string) {
    this.#url = url.replace(/\/$/, '')
  }

  get socketUrl(): string {
    return `${this.#url.replace(/^http/, 'ws')}/socket`
  }

  async info(): Promise<{ readonly speed: number; readonly protocol: number }> {
    return (await (await fetch(`${this.#url}/api/info`)).json()) as { speed: number; protocol: number }
  }

  makeTable(name: string, about: { settings?: Partial<Settings>; quick?: true } = {}): Promise<OwnTable> {
    return this.#post('/api/tables', { name, ...about })
  }

  join(name: string, code: string): Promise<Place> {
    return this.#post('/api/join', { name, code })
  }

  watch(name: string, table: string, secret: string): Promise<Place> {
    return this.#post('/api/join', { name, table, secret, watch: true })
  }

  async ticket({ table, token }: Place): Promise<string> {
    return (await this.#post<{ ticket: string }>('/api/ticket', { table, token })).ticket
  }

  async #post<Answer>(path: string, body: object): Promise<Answer> {
    const response = await fetch(`${this.#url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as Answer & { error?: string; message?: string }
    if (!response.ok) throw new Refused(answer.error ?? 'failed', answer.message ?? `status ${response.status}`)
    return answer
  }
}
