import type { ConnectionStatus, EndReason } from './TableConnection.ts'

/** What is known about the present attempt, or about the last one. */
export interface Attempt {
  /** Counts all attempts of this connection: what an older one still brings is dropped. */
  readonly attempt: number
  /** Attempts that failed since the connection was open. */
  readonly failures: number
  /** Null where no connection was lost yet. */
  readonly lostSince: number | null
  /** How often in a row the server did not understand us, and when it said so last. */
  readonly misread: { readonly times: number; readonly at: number }
}

export type ConnectionState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'askingForTicket' } & Attempt)
  /** The socket is on its way; then `hello` is said and `welcome` awaited. */
  | ({ readonly kind: 'opening'; readonly ticket: string } & Attempt)
  | ({ readonly kind: 'open' } & Attempt)
  /** Waits for its next attempt. */
  | ({ readonly kind: 'lost' } & Attempt)
  /** `closed`: by its user, who is not told. */
  | { readonly kind: 'ended'; readonly reason: EndReason | 'closed' }

/** Null where it was closed by its user, who need not be told. */
export function statusOf(state: ConnectionState): ConnectionStatus | null {
  switch (state.kind) {
    case 'idle':
      return { kind: 'connecting' }
    case 'open':
      return { kind: 'open' }
    case 'ended':
      return state.reason === 'closed' ? null : { kind: 'ended', reason: state.reason }
    case 'askingForTicket':
    case 'opening':
    case 'lost': {
      const { lostSince, failures } = state
      return lostSince === null ? { kind: 'connecting' } : { kind: 'lost', since: lostSince, attempts: failures }
    }
  }
}

export const isSameStatus = (one: ConnectionStatus | null, other: ConnectionStatus | null): boolean =>
  one?.kind === other?.kind &&
  (one?.kind !== 'lost' || other?.kind !== 'lost' || (one.attempts === other.attempts && one.since === other.since))
