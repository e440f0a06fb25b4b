import { MOST_WAITING, type Table } from '@jelly/table'
import { addressGroup } from '../network/addressGroup.ts'
import type { Guest } from '../store/Store.ts'

const MOST = 300
const MOST_OF_ADDRESS = 100
const MOST_WAITING_OF_ADDRESS = 10

export type GuestRefusal = 'doorFull' | 'tooManyGuests'

/** A store keeps one token for each name, so another device of a person has a name of its own there. */
export const deviceOf = (person: string, device: string): string => `${person}.${device}`
const personOf = (name: string): string => name.split('.', 1)[0] ?? name

/** Who has a token for a table. Who is not there any more makes room for others, so that nobody can fill a table by leaving. */
export class GuestList {
  readonly #byToken: Map<string, Guest>
  /** By person, of those who came since this process runs the table. */
  readonly #groups = new Map<string, string>()

  constructor(guests: readonly Guest[]) {
    const people = guests.map((guest) => ({ ...guest, person: personOf(guest.person) }))
    this.#byToken = new Map(people.map((guest) => [guest.tokenHash, guest]))
  }

  get(tokenHash: string): Guest | null {
    return this.#byToken.get(tokenHash) ?? null
  }

  add(guest: Guest, address: string): void {
    this.#byToken.set(guest.tokenHash, guest)
    this.#groups.set(guest.person, addressGroup(address))
  }

  /** Why nobody more may come from an address; null if there is room, or was made. */
  whyFull(address: string, table: Table, waits: boolean): GuestRefusal | null {
    const group = addressGroup(address)
    const near = (guest: Guest) => this.#groups.get(guest.person) === group
    const waiting = waits ? [...this.#byToken.values()].filter(({ person }) => table.waits(person)) : []
    if (waiting.length >= MOST_WAITING || waiting.filter(near).length >= MOST_WAITING_OF_ADDRESS) return 'doorFull'
    const hasRoom = this.#hasRoom(MOST_OF_ADDRESS, table, near) && this.#hasRoom(MOST, table, () => true)
    return hasRoom ? null : 'tooManyGuests'
  }

  /** Where there are too many, the first of them who is not there any more is forgotten. */
  #hasRoom(most: number, table: Table, counts: (guest: Guest) => boolean): boolean {
    const guests = [...this.#byToken.values()].filter(counts)
    if (guests.length < most) return true
    const gone = guests.find(({ person }) => !table.isPresent(person))
    if (gone === undefined) return false
    this.#byToken.delete(gone.tokenHash)
    this.#groups.delete(gone.person)
    return true
  }
}
