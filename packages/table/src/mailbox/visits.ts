import { expectTheOthers, freeze } from '../time/thaw.ts'
import type { TableRefusal } from '../model/request.ts'
import type { Draft } from '../record/Draft.ts'
import { isInGame } from '../record/isInGame.ts'
import { personAt, seatOfPerson } from '../record/people.ts'
import type { Connection } from '../seats/Connections.ts'
import type { Job, Verdict } from './Job.ts'

type Settle = (refusal: TableRefusal | null) => void

const nothing: Verdict = { refusal: null, cause: null }
const byTable = (type: string): Verdict => ({ refusal: null, cause: { seat: 'table', id: null, request: { type } } })

/** A person's connection is there: they are back in their seat. */
export const arrive = ({ person }: Connection, settle: Settle): Job => ({
  decide: (draft) => changePresence(draft, person, 'here'),
  settle,
})

/** A person's connection is gone, unless another one has taken over. */
export const depart = (person: string): Job => ({
  decide: (draft) => (draft.isConnected(person) ? nothing : changePresence(draft, person, 'away')),
  settle: () => undefined,
})

function changePresence(draft: Draft, person: string, presence: 'here' | 'away'): Verdict {
  const seat = seatOfPerson(draft.table, person)
  const sitter = seat === null ? null : personAt(draft.table, seat)
  if (seat === null || sitter === null || sitter.presence === presence) return nothing
  draft.tell({ type: 'seatChanged', seat, to: { ...sitter, presence } })
  if (presence === 'here') expectTheOthers(draft)
  return { refusal: null, cause: { seat, id: null, request: { type: presence === 'here' ? 'connect' : 'disconnect' } } }
}

/** The first row of a new epoch: nobody is connected yet, and a game that was under way waits for its people. */
export const resume = (since: number, settle: Settle): Job => ({
  decide(draft) {
    for (const [seat] of draft.table.seats.entries()) {
      const sitter = personAt(draft.table, seat)
      if (sitter?.presence === 'here') draft.tell({ type: 'seatChanged', seat, to: { ...sitter, presence: 'away' } })
    }
    const durations = draft.durationsOf(draft.table.settings)
    if (JSON.stringify(durations) !== JSON.stringify(draft.table.durations))
      draft.tell({ type: 'settingsChanged', settings: draft.table.settings, durations })
    if (isInGame(draft.table)) freeze(draft, draft.table.frozen?.since ?? since)
    return byTable('restoreTable')
  },
  settle,
})

/** The exact moment at which a table stops that will be moved. */
export const stop = (settle: Settle): Job => ({
  decide(draft) {
    if (!isInGame(draft.table) || draft.table.frozen !== null) return byTable('stopTable')
    draft.tell({ type: 'frozen', since: draft.now, thawAt: null })
    return byTable('stopTable')
  },
  settle,
})
