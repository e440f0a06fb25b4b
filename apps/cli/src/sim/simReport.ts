import type { Board } from '@jelly/rules'
import { districtName } from '../words/districtName.ts'
import { histogram, percent } from './histogram.ts'
import type { Summary } from './summary.ts'
import { textTable } from './textTable.ts'

/** The summary for people. */
export function simReport(
  { games, players, seed, seats, districts, scores }: Summary,
  boards: readonly Board[],
): string {
  const names = new Map(boards.flatMap(({ faces }) => faces.map((face) => [face.id, districtName(face)])))
  return [
    `${games.toLocaleString('en')} games of ${players}, seed ${seed}`,
    textTable(
      ['seat', 'bot', 'wins', 'shared', 'win rate', 'mean', 'sd', 'lowest', 'highest', 'pods'],
      seats.map((seat) => [
        `${seat.seat + 1}`,
        seat.bot,
        `${seat.wins}`,
        `${seat.shared}`,
        percent(seat.winRate),
        seat.meanScore.toFixed(1),
        seat.deviation.toFixed(1),
        `${seat.lowest}`,
        `${seat.highest}`,
        seat.meanPods.toFixed(1),
      ]),
    ),
    textTable(
      ['district', 'scored', 'controlled', 'tied', 'Jelly gained', 'Jelly paid', 'pods'],
      districts.map((district) => [
        `${district.face} ${names.get(district.face) ?? ''}`.trimEnd(),
        `${district.scored}`,
        percent(district.controlled),
        percent(district.tied),
        district.gained.toFixed(2),
        district.paid.toFixed(2),
        district.pods.toFixed(2),
      ]),
    ),
    `Final scores, all seats\n${histogram(scores)}`,
  ].join('\n\n')
}
