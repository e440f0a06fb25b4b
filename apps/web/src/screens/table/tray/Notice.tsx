import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import type { RefusedRequest } from '@jelly/client'
import { useTable } from '../../../connection/TableContext.ts'
import { refusalSentence } from '../../../words/table/refusals.ts'
import { useNames } from '../hooks/useNames.ts'
import css from './Notice.module.css'

const SHOWN_FOR = 3200
/** Refusals that tell a player nothing: the round ended meanwhile, or the page asked by itself. */
const SILENT: ReadonlySet<string> = new Set(['rollDice', 'giveSeed', 'skipEffect', 'emote'])

/** The refusal to show now; it goes after a while. */
function useRefusal(): RefusedRequest | null {
  const refused = useTable((snapshot) => snapshot.refused)
  const [gone, setGone] = useState<number | null>(null)
  const id = refused?.id ?? null
  useEffect(() => {
    const timer = setTimeout(() => setGone(id), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [id])
  return refused === null || refused.id === gone || SILENT.has(refused.request.type) ? null : refused
}

/** Why the table said no. */
export function Notice() {
  const { i18n } = useLingui()
  const names = useNames()
  const refused = useRefusal()
  return (
    <output className={css.notices}>
      {refused && (
        <p key={refused.id} className={css.notice}>
          {refusalSentence(i18n, refused.refusal, names)}
        </p>
      )}
    </output>
  )
}
