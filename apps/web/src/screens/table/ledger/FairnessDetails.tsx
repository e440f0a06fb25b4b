import { Trans, useLingui } from '@lingui/react/macro'
import type { SeatFairness } from '@jelly/table'

export interface FairnessRow extends SeatFairness {
  readonly seat: number
  readonly isPerson: boolean
}

/** Rows of the ledger that are asked for. */
export default function FairnessDetails({ rows }: { rows: readonly FairnessRow[] }) {
  const { t } = useLingui()
  const lineText = (oneWay: number, madeGood: number): string => t`${oneWay} / ${madeGood} ms`
  const lateText = (late: number): string => t`${late} ms`
  return (
    <>
      <tr>
        <th scope="row">
          <Trans>On the way to the table / given back as time</Trans>
        </th>
        {rows.map(({ seat, oneWay, compensated, isPerson }) => (
          <td key={seat}>{isPerson ? lineText(Math.round(oneWay), Math.round(compensated)) : '–'}</td>
        ))}
      </tr>
      {rows.some(isLate) && (
        <tr>
          <th scope="row">
            <Trans>Answered slower than the connection is (a busy device, or a cheat)</Trans>
          </th>
          {rows.map((row) => (
            <td key={row.seat}>{isLate(row) ? lateText(row.answersLate ?? 0) : '–'}</td>
          ))}
        </tr>
      )}
      <tr>
        <th scope="row">
          <Trans>Pressed almost together: first : second</Trans>
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
