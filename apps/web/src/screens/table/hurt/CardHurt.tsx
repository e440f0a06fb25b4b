import { useEffect, useRef } from 'react'
import { Crest } from '../../../art/crests/Crest.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import { Crown, Lock } from '../../../design/icons/gameIcons.tsx'
import { SlideArrows } from '../../../design/icons/tableIcons.tsx'
import { useSignal } from '../hooks/Signal.ts'
import { useNames } from '../hooks/useNames.ts'
import { lessMotion } from '../motion/fly.ts'
import css from './CardHurt.module.css'
import { type Hurt, hurts } from './hurts.ts'

const SHAKE: Keyframe[] = ['0px', '-7px', '6px', '-4px', '3px', '0px'].map((translate) => ({ translate }))

/** What somebody just did to me here: the card shakes, their crest marks it, and what I lost rises from it. */
export function CardHurt({ district }: { district: number }) {
  const hurt = useSignal(hurts).find((one) => one.district === district)
  return hurt ? <HurtMark key={hurt.id} hurt={hurt} /> : null
}

function HurtMark({ hurt }: { hurt: Hurt }) {
  const names = useNames()
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!lessMotion()) ref.current?.closest('[data-district]')?.animate(SHAKE, { duration: 340, easing: 'ease-out' })
  }, [])
  return (
    <span ref={ref} className={css.hurt} aria-hidden="true">
      <i className={css.frame} style={{ color: squadStyle(hurt.by).colour }} />
      <Crest seat={hurt.by} size={38} mood="glad" className={css.crest} />
      <b className={css.loss}>
        <Loss hurt={hurt} /> {names.who(hurt.by)}
      </b>
    </span>
  )
}

function Loss({ hurt: { kind, value } }: { hurt: Hurt }) {
  if (kind === 'kick') return `−${value ?? ''}`
  if (kind === 'lock') return <Lock size={15} />
  return kind === 'slide' ? <SlideArrows size={17} /> : <Crown size={15} />
}
