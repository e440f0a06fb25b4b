import { Trans, useLingui } from '@lingui/react/macro'
import { ROUNDS } from '@jelly/rules'
import { useTable } from '../../../connection/TableContext.ts'
import { tempoName } from '../../../words/tableWords.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { PeopleChip } from '../company/PeopleChip.tsx'
import type { LayoutKind } from '../hooks/useLayoutKind.ts'
import { EmoteButton } from './EmoteButton.tsx'
import { Sand } from '../time/Sand.tsx'
import { SandLamps } from '../time/SandLamps.tsx'
import { JellyAndPods } from '../squads/SeatLine.tsx'
import { openPanel } from '../hooks/panels.ts'
import { OpenPanel } from './TableMenu.tsx'
import { Bars } from '../../../design/icons/tableIcons.tsx'
import css from './TopBar.module.css'

/** Round, time, my Jelly, and everything else behind one button. */
export function TopBar({ kind }: { kind: LayoutKind }) {
  const { i18n, t } = useLingui()
  const actions = useActions()
  const round = useTable(({ view }) => Math.max(1, view?.game?.round ?? 1))
  const tempo = useTable(({ view }) => view?.settings.tempo ?? 'frenzy')
  const you = useTable((snapshot) => snapshot.you)
  const small = kind === 'phone' || kind === 'flat'
  return (
    <header className={css.bar} data-layout={kind}>
      <h1 className={small ? 'visually-hidden' : css.logo} translate="no">
        Jelly<span> Rush</span>
      </h1>
      <span className={css.pill}>
        {small ? (
          <>
            <span className="visually-hidden">{t`Round ${round} of ${ROUNDS}`}</span>
            <span aria-hidden="true">
              <Trans>
                R<b>{round}</b>/{ROUNDS}
              </Trans>
            </span>
          </>
        ) : (
          <span>
            <Trans>
              Round <b>{round}</b>/{ROUNDS}
            </Trans>
          </span>
        )}
      </span>
      {small && (
        <div className={css.middle}>
          <Sand size={34} />
        </div>
      )}
      {!small && <span className={css.pill}>{i18n._(tempoName(tempo))}</span>}
      <span className={css.spring} />
      {you !== null && kind !== 'wide' && (
        <span className={css.pill}>
          <JellyAndPods seat={you} size={14} />
        </span>
      )}
      {small && <SandLamps shape="row" className={css.lamps} />}
      <PeopleChip />
      {actions && <EmoteButton />}
      <button type="button" className={css.button} aria-label={t`Menu`} onClick={() => openPanel.set('menu')}>
        <Bars size={18} />
      </button>
      <OpenPanel />
    </header>
  )
}
