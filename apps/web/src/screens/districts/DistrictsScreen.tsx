import { Trans, useLingui } from '@lingui/react/macro'
import { type Board, type Face, houseEdition } from '@jelly/rules'
import { DistrictExplained } from './DistrictExplained.tsx'
import { Page } from '../../design/layout/Page.tsx'
import css from './DistrictsScreen.module.css'

const Mark = ({ face, promo }: { face: Face; promo: boolean }) => {
  if (promo)
    return (
      <span className={`${css.mark} ${css.promo}`}>
        <Trans>Promo</Trans>
      </span>
    )
  if (face.green)
    return (
      <span className={`${css.mark} ${css.green}`}>
        <Trans>First game</Trans>
      </span>
    )
  return null
}

const BoardPair = ({ board }: { board: Board }) => (
  <>
    {board.faces.map((face) => (
      <li key={face.id}>
        <DistrictExplained
          level="h2"
          face={face.id}
          names={face.names}
          zones={face.zones}
          mark={<Mark face={face} promo={board.promo} />}
        />
      </li>
    ))}
  </>
)

/** Every face of the house edition, two to a board. */
export default function DistrictsScreen() {
  const { t } = useLingui()
  return (
    <Page
      title={t`Districts`}
      lead={
        <Trans>
          Nine boards with two faces each; at most one face of a board is in play. The target starts on the first zone,
          and a 3 or a 4 moves it.
        </Trans>
      }
    >
      <ul className={css.gallery}>
        {houseEdition.boards.map((board) => (
          <BoardPair key={board.id} board={board} />
        ))}
      </ul>
    </Page>
  )
}
