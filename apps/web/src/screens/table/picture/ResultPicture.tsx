import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { useNamesForAll } from '../headlines/useNamesForAll.ts'
import { useRecordedMoments } from '../record/RecordContext.tsx'
import { resultFacts } from './resultFacts.ts'
import css from './ResultPicture.module.css'

/** A picture of the result to send or to keep, made here; or one that gives nothing away. */
export default function ResultPicture() {
  const { t, i18n } = useLingui()
  const [picture, setPicture] = useState<{ url: string; file: File } | null>(null)
  const game = useTable(({ view }) => view?.game ?? null)
  const you = useTable((snapshot) => snapshot.you)
  const names = useNamesForAll()
  const moments = useRecordedMoments()
  const draw = (spoils: boolean) => async (): Promise<void> => {
    if (game === null) return
    const { drawResult } = await import('./drawResult.ts')
    const facts = resultFacts(i18n, { game, moments, you, names }, spoils)
    const file = new File([await drawResult(facts)], 'jelly-rush.png', { type: 'image/png' })
    setPicture({ url: await addressOf(file), file })
  }
  return (
    <section className={css.card} aria-labelledby="result-picture">
      <h2 id="result-picture">
        <Trans>A picture to share</Trans>
      </h2>
      <div className={css.ways}>
        <Button look="ghost" size="small" onClick={() => void draw(true)()}>
          <Trans>With the result</Trans>
        </Button>
        <Button look="ghost" size="small" onClick={() => void draw(false)()}>
          <Trans>Without the result</Trans>
        </Button>
      </div>
      {picture !== null && (
        <>
          <img src={picture.url} alt={t`The picture to share`} width={1200} height={630} className={css.picture} />
          <SharePicture {...picture} />
        </>
      )}
    </section>
  )
}

/** The picture in its own address: pages may show no other pictures than those. */
const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('no picture')))
    reader.readAsDataURL(file)
  })

function SharePicture({ url, file }: { url: string; file: File }) {
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
  return (
    <div className={css.ways}>
      <a href={url} download={file.name} className={css.save}>
        <Trans>Save the picture</Trans>
      </a>
      {canShare && (
        <Button size="small" onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}>
          <Trans>Share the picture</Trans>
        </Button>
      )}
    </div>
  )
}
