import type { ReactNode } from 'react'
import css from './Chapters.module.css'

interface ChapterProps {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}

export const Chapter = ({ id, title, children }: ChapterProps) => (
  <section id={id} className={css.chapter} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
)

/** A chapter that one unfolds. */
export const Folded = ({ id, title, children }: ChapterProps) => (
  <details id={id} className={css.folded}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className={css.chapter}>{children}</div>
  </details>
)

/** A rule with its picture. */
export const Rule = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <div className={css.rule}>
    <div className={css.picture} aria-hidden="true">
      {picture}
    </div>
    <p>{children}</p>
  </div>
)
