import { Trans, useLingui } from '@lingui/react/macro'
import { useTable } from '../../../connection/TableContext.ts'

/** How the lines of the seats differed this round, and what the table did about it. */
export function FairnessRows() {
  const fairness = useTable(({ view }) => view?.fairness ?? null)
  const seats = useTable(({ view }) => view?.seats) ?? []
  const { t } = useLingui()
  const lineText = (oneWay: number, madeGood: number): string => t`${oneWay} / ${madeGood} ms`
  const lateText = (late: number): string => t`${late} ms`
  if (fairness === null) return null
  const rows = fairness.map((report, seat) => ({ seat, ...report, isPerson: seats[seat]?.kind === 'person' }))
  return (
    <>
      <tr>
        <th scope="row">
          <Trans>Line, made good</Trans>
        </th>
        {rows.map(({ seat, oneWay, compensated, isPerson }) => (
          <td key={seat}>{isPerson ? lineText(Math.round(oneWay), Math.round(compensated)) : '–'}</td>
        ))}
      </tr>
      {rows.some(isLate) && (
        <tr>
          <th scope="row">
            <Trans>Answers slower than the line (a busy device, or a cheat)</Trans>
          </th>
          {rows.map((row) => (
            <td key={row.seat}>{isLate(row) ? lateText(row.answersLate ?? 0) : '–'}</td>
          ))}
        </tr>
      )}
      <tr>
        <th scope="row">
          <Trans>Photo finishes won : lost</Trans>
        </th>
        {rows.map(({ seat, photoFinishesWon, photoFinishesLost }) => (
          <td key={seat} dir="ltr">
            {photoFinishesWon} : {photoFinishesLost}
          </td>
        ))}
      </tr>
    </>
  )
}

const isLate = ({ answersLate = 0 }: { readonly answersLate?: number }): boolean => answersLate > 0
