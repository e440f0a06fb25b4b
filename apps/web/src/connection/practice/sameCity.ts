import { editionFromJson, editionToJson } from '@jelly/dice'
import { type CityDistrict, type Edition, namesOf } from '@jelly/rules'
import { type BotLevel, type JournalRow, rebuildRecord, type Settings } from '@jelly/table'

/** The same districts at the same places and the same rivals as in that game; the dice and the pods fall anew. */
export function sameCity(rows: readonly JournalRow[]): { settings: Settings; bots: BotLevel[] } {
  const { settings, seats } = rebuildRecord(rows).state
  const bots = seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []))
  return { settings: { ...settings, firstGame: false, edition: cityEdition(settings, cityIn(rows)) }, bots }
}

function cityIn(rows: readonly JournalRow[]): readonly CityDistrict[] {
  for (const { events } of rows)
    for (const told of events)
      if (told.type === 'game' && told.event.type === 'gameStarted') return told.event.districts
  throw new Error('there is no city yet')
}

/** An edition whose boards are one city. */
function cityEdition({ edition }: Settings, city: readonly CityDistrict[]): unknown {
  const { name, pods } = editionFromJson(edition ?? 'house')
  const boards = city.map((district): Edition['boards'][number] => {
    const { face, zones } = district
    return { id: face, promo: false, faces: [{ id: face, names: namesOf(district), green: false, zones }] }
  })
  return editionToJson({ name, inOrder: true, boards, pods })
}
