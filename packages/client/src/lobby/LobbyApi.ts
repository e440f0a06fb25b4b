import type {
  GetAnswers,
  Invite,
  IssuedHandover,
  JoinBody,
  JoinedTable,
  MadeTable,
  OpenTables,
  Place,
  PostAnswers,
  ProblemAnswer,
  Returned,
  ServerInfo,
  TakeOverBody,
} from '@jelly/protocol'
import type { Settings } from '@jelly/table'
import { LobbyError, unreachable, UNREACHABLE } from './LobbyError.ts'

/** HTTP, as a browser and Node have it. */
export type Fetch = (address: string, about: HttpRequest) => Promise<HttpAnswer>

export interface HttpRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: string
  readonly cache: 'no-store'
}

export interface HttpAnswer {
  readonly ok: boolean
  readonly status: number
  json(): Promise<unknown>
}

/** What opens a seat, or a place to watch from. */
export interface SeatKey {
  readonly table: string
  readonly token: string
}

type Without<Body, Key extends PropertyKey> = Body extends unknown ? Omit<Body, Key> : never
/** How one finds the table to join. */
export type JoinBy = Without<JoinBody, 'name'>

/** The server's HTTP half, as docs/protocol.md tells it. */
export class LobbyApi {
  readonly #address: string
  readonly #fetch: Fetch

  constructor(address: string, fetch: Fetch) {
    this.#address = address.replace(/\/$/, '')
    this.#fetch = fetch
  }

  get socketAddress(): string {
    return `${this.#address.replace(/^http/, 'ws')}/socket`
  }

  info(): Promise<ServerInfo> {
    return this.#get('/api/info')
  }

  openTables(): Promise<OpenTables> {
    return this.#get('/api/tables')
  }

  makeTable(name: string, about: { settings?: Partial<Settings>; quick?: true } = {}): Promise<MadeTable> {
    return this.#post('/api/tables', { name, ...about })
  }

  join(name: string, by: JoinBy): Promise<JoinedTable> {
    return this.#post('/api/join', { name, ...by })
  }

  async ticket({ table, token }: SeatKey): Promise<string> {
    return (await this.#post('/api/ticket', { table, token })).ticket
  }

  invite({ table, token }: SeatKey): Promise<Invite> {
    return this.#post('/api/invite', { table, token })
  }

  /** Boards of the host's own: too long for a socket. */
  async changeEdition({ table, token }: SeatKey, edition: unknown): Promise<void> {
    await this.#post('/api/edition', { table, token, edition })
  }

  /** What has become of a seat. */
  place({ table, token }: SeatKey): Promise<Place> {
    return this.#post('/api/place', { table, token })
  }

  /** Takes a seat again that was left. */
  comeBack({ table, token }: SeatKey): Promise<Returned> {
    return this.#post('/api/return', { table, token })
  }

  /** A way to go on on another device. */
  handOver({ table, token }: SeatKey): Promise<IssuedHandover> {
    return this.#post('/api/handover', { table, token })
  }

  takeOver(by: TakeOverBody): Promise<JoinedTable> {
    return this.#post('/api/takeOver', by)
  }

  /** A finished game, as it was played. */
  replay(gameId: string): Promise<unknown> {
    return this.#ask(`/api/replays/${encodeURIComponent(gameId)}`, { method: 'GET', headers: {} })
  }

  async #get<Path extends keyof GetAnswers>(path: Path): Promise<GetAnswers[Path]> {
    return (await this.#ask(path, { method: 'GET', headers: {} })) as GetAnswers[Path]
  }

  async #post<Path extends keyof PostAnswers>(path: Path, body: object): Promise<PostAnswers[Path]> {
    const headers = { 'content-type': 'application/json' }
    return (await this.#ask(path, { method: 'POST', headers, body: JSON.stringify(body) })) as PostAnswers[Path]
  }

  async #ask(path: string, about: Omit<HttpRequest, 'cache'>): Promise<unknown> {
    const response = await this.#fetch(`${this.#address}${path}`, { ...about, cache: 'no-store' }).catch(() => {
      throw unreachable()
    })
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok) throw errorOf(response.status, body)
    if (body === null) throw unreachable()
    return body
  }
}

/** A proxy between us and the server may answer in its own words. */
function errorOf(status: number, body: unknown): LobbyError {
  const { error, message } = Object(body) as Partial<ProblemAnswer>
  if (typeof error !== 'string') return new LobbyError(UNREACHABLE, status, `the server answered ${status}`)
  return new LobbyError(error, status, typeof message === 'string' ? message : error)
}
