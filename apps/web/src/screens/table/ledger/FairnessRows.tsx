import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { Part } from '../../../parts/Part.tsx'
import css from './Ledger.module.css'

const FairnessDetails = lazyPart(() => import('./FairnessDetails.tsx'))

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
      {isOpen && (
        <Part quiet>
          <FairnessDetails rows={rows} />
        </Part>
      )}
    </>
  )
}
