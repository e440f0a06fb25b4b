import { Trans, useLingui } from '@lingui/react/macro'
import { useTable, useTableLater } from '../../../connection/TableContext.ts'
import { Crest } from '../../../art/crests/Crest.tsx'
import { useNames } from '../hooks/useNames.ts'
import { useScenesLater } from '../hooks/useScenes.ts'
import { changeFor, type Scene } from '../model/scenes.ts'
import { SceneName, SceneNumber, SumNumber } from './SceneNumber.tsx'
import { FairnessRows } from './FairnessRows.tsx'
import css from './Ledger.module.css'

/** The round just scored: every Jelly of every seat, by the district it came from. */
export function LedgerSheet() {
  const { t } = useLingui()
  const names = useNames()
  const scenes = useScenesLater()
  const squads = useTable(({ view }) => view?.game?.squads) ?? []
  const round = useTableLater(({ view }) => view?.game?.round ?? 0)
  const places = useTableLater(({ view }) => view?.game?.districts.length ?? 0) + 1
  // Who was away for a step of the scoring has not seen all of the round: a sum would be wrong.
  const isWhole = scenes.length === places
  const seats = squads.map((_, seat) => seat)
  return (
    // What scrolls must be within reach of keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.sheet} data-ledger tabIndex={0} aria-label={t`Ledger of round ${round}`}>
      <table className={css.table}>
        <caption>
          <Trans>Round {round}: where it came from</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t`District`}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                <Crest seat={seat} size={28} />
                <span className={css.who}>{names.who(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scenes.map((scene) => (
            <SceneRow key={scene.district ?? 'center'} scene={scene} seats={seats} />
          ))}
        </tbody>
        <tfoot>
          {isWhole && (
            <tr>
              <th scope="row">
                <Trans>This round</Trans>
              </th>
              {seats.map((seat) => (
                <td key={seat}>
                  <SumNumber
                    seat={seat}
                    of={round}
                    title={t`This round`}
                    {...changeFor({ transfers: scenes.flatMap(({ transfers }) => transfers) }, seat)}
                  />
                </td>
              ))}
            </tr>
          )}
          <tr className={css.now}>
            <th scope="row">
              <Trans>Now</Trans>
            </th>
            {squads.map(({ jelly, podCount }, seat) => (
              <td key={seats[seat]}>
                <SumNumber seat={seat} of="game" title={t`Now`} jelly={jelly} pods={podCount} plain />
              </td>
            ))}
          </tr>
          <FairnessRows />
        </tfoot>
      </table>
    </section>
  )
}

function SceneRow({ scene, seats }: { scene: Scene; seats: readonly number[] }) {
  return (
    <tr>
      <th scope="row">
        <SceneName scene={scene} />
      </th>
      {seats.map((seat) => (
        <td key={seat} data-wins={scene.winners.includes(seat) || undefined}>
          <SceneNumber scene={scene} seat={seat} />
        </td>
      ))}
    </tr>
  )
}
