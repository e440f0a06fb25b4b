import { type ConnectionStep, connectionStep } from '../connection/connectionStep.ts'
import { type PendingRequest, PendingRequests } from '../requests/PendingRequests.ts'

/** Mistakes that a client could make, planted into its steps. The first two were made once. */
export const CONNECTION_FAULTS = {
  'lives on after close': (state, input, around) =>
    input.type === 'close' && state.kind === 'askingForTicket'
      ? { state, effects: [] }
      : connectionStep(state, input, around),

  'makes two attempts at once': (state, input, around) => {
    if (input.type === 'signOfLife' && state.kind === 'askingForTicket')
      return { state, effects: [{ type: 'askForTicket', attempt: state.attempt }] }
    if (input.type === 'ticketCame' && state.kind === 'opening')
      return { state, effects: [{ type: 'openSocket', attempt: state.attempt, ticket: input.ticket }] }
    return connectionStep(state, input, around)
  },

  'ignores a final bye': (state, input, around) =>
    connectionStep(state, input.type === 'bye' ? { ...input, reason: 'moved' } : input, around),

  'takes late answers of old attempts': (state, input, around) =>
    'attempt' in input && 'attempt' in state
      ? connectionStep(state, { ...input, attempt: state.attempt }, around)
      : connectionStep(state, input, around),

  'waits for ever': (state, input, around) => {
    const step = connectionStep(state, input, around)
    return { ...step, effects: step.effects.filter(({ type }) => type !== 'wait') }
  },
} as const satisfies Record<string, ConnectionStep>

/** Sends again under a new number what may have been done already. */
export class RenumberingRequests extends PendingRequests {
  override resend(): readonly PendingRequest[] {
    const last = Math.max(0, ...this.all.map(({ id }) => id))
    return super.resend().map((pending, n) => ({ ...pending, id: last + 1 + n }))
  }
}
