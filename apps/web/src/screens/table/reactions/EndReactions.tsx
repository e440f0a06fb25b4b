import { useTable } from '../../../connection/TableContext.ts'
import { useAsk } from '../../../connection/TableContext.ts'
import { Crest } from '../../../art/crests/Crest.tsx'
import { ReactionButton } from '../../seated/reactions/ReactionButton.tsx'
import { Saying } from '../../seated/reactions/Saying.tsx'
import { emotesMuted } from '../hooks/panels.ts'
import { useSignal } from '../hooks/Signal.ts'
import css from './EndReactions.module.css'

/** After the game people still have something to say: who says what stands in a corner. */
export function EndReactions() {
  const ask = useAsk()
  const muted = useSignal(emotesMuted)
  const you = useTable((snapshot) => snapshot.you)
  const emotes = useTable((snapshot) => snapshot.emotes)
  return (
    <aside className={css.corner}>
      {you !== null && <ReactionButton say={(emote) => void ask({ type: 'emote', emote })} />}
      {!muted && (
        <ul className={css.said}>
          {emotes.map(({ seat, emote, at }) => (
            <li key={`${seat} ${at}`}>
              <Crest seat={seat} size={36} />
              <Saying emote={emote} size={72} />
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}
