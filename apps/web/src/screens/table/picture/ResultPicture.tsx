import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { listed } from '../../../words/listed.ts'
import { headlineText } from '../../../words/table/headlines.ts'
import { useNames } from '../hooks/useNames.ts'
import { headlineFor } from '../model/headline.ts'
import { useRecordedMoments } from '../record/RecordContext.tsx'
import type { ResultFacts } from './drawResult.ts'
import css from './ResultPicture.module.css'

/** A picture of the result to send or to keep, made here; or one that gives nothing away. */
export default function ResultPicture() {
  const { t } = useLingui()
  const [picture, setPicture] = useState<{ url: string; file: File } | null>(null)
  const facts = useFacts()
  const draw = (spoils: boolean) => async (): Promise<void> => {
    const { drawResult } = await import('./drawResult.ts')
    const file = new File([await drawResult(facts(spoils))], 'jelly-rush.png', { type: 'image/png' })
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

/** What stands on the picture. */
function useFacts(): (spoils: boolean) => ResultFacts {
  const { t, i18n } = useLingui()
  const names = useNames()
  const seats = useTable(({ view }) => view?.seats) ?? []
  const game = useTable(({ view }) => view?.game ?? null)
  const you = useTable((snapshot) => snapshot.you)
  const moments = useRecordedMoments()
  const nameOf = (seat: number): string => {
    const sitter = seats[seat]
    return sitter === undefined || sitter.kind === 'empty' ? '–' : sitter.name
  }
  return (spoils) => {
    const { scores = [], winners = [] } = game?.result ?? {}
    const most = Math.max(1, ...scores)
    const who = listed(i18n, winners.map(nameOf))
    const headline = game === null || you === null ? null : headlineFor(moments, game, you)
    return {
      title: spoils ? t`${who} wins!` : t`Who won?`,
      subtitle:
        spoils && headline !== null
          ? headlineText(i18n, headline, names)
          : t`A night in the city, four rounds, one jelly`,
      players: scores.map((score, seat) => ({
        name: nameOf(seat),
        score: spoils ? i18n.number(score) : '?',
        part: spoils ? Math.max(0, score) / most : 0.5,
        wins: spoils && winners.includes(seat),
      })),
    }
  }
}
