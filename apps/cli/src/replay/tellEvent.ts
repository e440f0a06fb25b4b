import { formatReward, ownerOf, type Seat, type SeatOrTable, type ViewEvent } from '@jelly/rules'
import type { TableView } from '@jelly/table'
import { districtName } from '../words/districtName.ts'

/** What a line of text needs to know. */
export interface TextTelling {
  readonly view: TableView
  readonly who: (seat: SeatOrTable) => string
  readonly district: (id: number) => string
}

export function toldBy(view: TableView): TextTelling {
  const names = view.seats.map((seat) => (seat.kind === 'empty' ? '-' : seat.name))
  return {
    view,
    who: (seat) => (seat === 'table' ? 'the table' : (names[seat] ?? '?')),
    district(id) {
      const district = view.game?.districts[id]
      if (district === undefined) return '?'
      return (
        districtName({ id: district.face, names: district.names, green: false, zones: district.zones }) || district.face
      )
    },
  }
}

/** What happened, as one line of text; null for what says nothing to a reader. */
export function tellEvent(event: ViewEvent, { view, who, district }: TextTelling): string | null {
  const all = (seats: readonly Seat[]): string => seats.map(who).join(', ') || 'nobody'
  switch (event.type) {
    case 'roundStarted':
      return `-- round ${event.round} --`
    case 'diceRolled':
      return event.values === null ? null : `${who(event.seat)} rolls ${event.values.join(' ')}`
    case 'diePlaced':
      return `${who(event.seat)} places a ${event.value} on ${district(event.district)}`
    case 'dieKicked':
      return `${who(event.seat)} kicks a die of ${who(ownerOf(event.die))} out of ${district(event.district)}`
    case 'targetMoved': {
      const zone = view.game?.districts[event.district]?.zones[event.zone - 1] ?? []
      return `${who(event.seat)} moves the target of ${district(event.district)} to ${formatReward(zone)}`
    }
    case 'districtLocked':
      return `${who(event.seat)} locks ${district(event.district)}`
    case 'timerFlipped':
      return `${who(event.by)} flips the hourglass`
    case 'roundEnded':
      return event.reason === 'sand' ? 'the sand has run out' : 'all dice are placed'
    case 'districtScored':
      return `${district(event.district)}: ${event.totals.join(' : ')}, ${all(event.controllers)}`
    case 'centerScored':
      return `the center: ${event.counts.join(' : ')} dice, ${all(event.winners)}`
    case 'jellyGained':
      return `  ${who(event.seat)} gains ${event.amount}`
    case 'jellyPaid':
      return `  ${who(event.from)} pays ${event.amount} to ${who(event.to)}`
    case 'podTaken':
      return `  ${who(event.seat)} takes a pod${event.pod === null ? '' : ` (${event.pod})`}`
    case 'podReturned':
      return `  ${who(event.seat)} gives a pod back`
    case 'podsOpened':
      return `the pods are opened: ${event.squads.map(({ pods }, seat) => `${who(seat)} ${pods.join('+') || '-'}`).join(', ')}`
    case 'gameEnded':
      return `the end: ${event.scores.map((score, seat) => `${who(seat)} ${score}`).join(', ')}; ${all(event.winners)} wins`
    default:
      return null
  }
}
