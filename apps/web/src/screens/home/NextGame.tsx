import { Trans, useLingui } from '@lingui/react/macro'
import type { BotLevel, TempoId } from '@jelly/table'
import { changeProgress, isFirstTimer, useProgress } from '../../settings/progress.ts'
import { botLevelName, tempoName } from '../../words/tableWords.ts'
import { nextGame } from '../newTable/nextGame.ts'
import css from './PlayButtons.module.css'

const TEMPOS: readonly TempoId[] = ['relaxed', 'frenzy']
const LEVELS: readonly BotLevel[] = ['rookie', 'regular', 'veteran', 'ace']

const after = <T,>(list: readonly T[], one: T): T => list[(list.indexOf(one) + 1) % list.length] ?? one

/** What *Play now* plays: one tap changes it. */
export function NextGame() {
  const { i18n, t } = useLingui()
  const progress = useProgress()
  if (isFirstTimer(progress)) {
    return (
      <p className={css.next}>
        <Trans>New here? It begins with a lesson of 90 seconds.</Trans>
      </p>
    )
  }
  const game = nextGame(progress)
  const tempo = i18n._(tempoName(game.tempo))
  const bots = i18n._(botLevelName(game.botLevel))
  return (
    <div className={css.next}>
      <button
        type="button"
        aria-label={t`Tempo: ${tempo}. Change`}
        onClick={() => changeProgress({ last: { ...game, tempo: after(TEMPOS, game.tempo) } })}
      >
        {tempo} <span aria-hidden="true">⇄</span>
      </button>
      <button
        type="button"
        aria-label={t`Bots: ${bots}. Change`}
        onClick={() => changeProgress({ last: { ...game, botLevel: after(LEVELS, game.botLevel) } })}
      >
        <Trans>Bots: {bots}</Trans> <span aria-hidden="true">⇄</span>
      </button>
    </div>
  )
}
