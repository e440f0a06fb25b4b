import { Trans, useLingui } from '@lingui/react/macro'
import type { SeatFairness } from '@jelly/table'
import { useState } from 'react'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import css from './Ledger.module.css'

interface Row extends SeatFairness {
  readonly seat: number
  readonly isPerson: boolean
}

/** How the lines of the seats differed this round, and what the table did about it: behind a tap, for who wants to know. */
export function FairnessRows() {
  const fairness = useTableLater(({ view }) => view?.fairness ?? null)
  const seats = useTable(({ view }) => view?.seats) ?? []
  const [isOpen, setOpen] = useState(false)
  if (fairness === null) return null
  const rows = fairness.map((report, seat) => ({ seat, ...report, isPerson: seats[seat]?.kind === 'person' }))
  return (
    <>
      <tr>
        <th scope="row" colSpan={rows.length + 1}>
          <button type="button" className={css.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? '▾' : '▸'} <Trans>Connections, and who was first</Trans>
          </button>
        </th>
      </tr>
      {isOpen && <Details rows={rows} />}
    </>
  )
}

function Details({ rows }: { rows: readonly Row[] }) {
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
