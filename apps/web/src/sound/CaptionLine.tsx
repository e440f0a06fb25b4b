import { useLingui } from '@lingui/react'
import { useSyncExternalStore } from 'react'
import css from './CaptionLine.module.css'
import { getCaptions, subscribeCaptions } from './captions.ts'
import { CAPTIONS } from './cues.ts'

/** What the page sounds like, in words. Screen readers get the events themselves, so they are spared these. */
export default function CaptionLine() {
  const { i18n } = useLingui()
  const captions = useSyncExternalStore(subscribeCaptions, getCaptions, getCaptions)
  return (
    <div className={css.captions} aria-hidden="true">
      {captions.map(({ id, cue }) => (
        <span key={id} className={css.caption}>
          ♪ {i18n._(CAPTIONS[cue])}
        </span>
      ))}
    </div>
  )
}
