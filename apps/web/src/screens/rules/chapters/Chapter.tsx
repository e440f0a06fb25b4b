import type { ReactNode } from 'react'
import css from './Chapters.module.css'

export const Chapter = ({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) => (
  <section id={id} className={css.chapter} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {children}
  </section>
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
