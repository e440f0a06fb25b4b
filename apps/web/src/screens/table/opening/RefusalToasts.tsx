import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { toast } from '../../../design/controls/toasts.ts'
import { refusalSentence } from '../../../words/table/refusals.ts'
import { useNames } from '../hooks/useNames.ts'

/** Before the game there is no line for notices: what the table refuses is said in passing. */
export function RefusalToasts() {
  const { i18n } = useLingui()
  const names = useNames()
  const refused = useTable((snapshot) => snapshot.refused)
  const id = refused?.id

  const say = useEffectEvent(() => {
    if (refused === null || refused.request.type === 'giveSeed') return
    toast(refusalSentence(i18n, refused.refusal, names), 'bad')
  })

  useEffect(() => {
    if (id !== undefined) say()
  }, [id])

  return null
}
