import { useAsk } from '../../../connection/TableContext.ts'
import { ReactionButton } from '../../seated/reactions/ReactionButton.tsx'
import css from './TopBar.module.css'

/** The reactions, from the bar of the table. */
export function EmoteButton() {
  const ask = useAsk()
  return <ReactionButton className={css.button} say={(emote) => void ask({ type: 'emote', emote })} />
}
