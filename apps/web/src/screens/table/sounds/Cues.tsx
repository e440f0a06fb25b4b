import { useEffect, useEffectEvent, useRef } from 'react'
import type { Moment } from '@jelly/client'
import { useTable } from '../../../connection/TableContext.ts'
import { playCue } from '../../../sound/sound.ts'
import { useTimeLeft } from '../time/useTimeLeft.ts'
import { cueOf } from './cueOf.ts'

const TICKS_FROM = 5

/** Plays what happens, once each: nothing that happened before the page looked. */
export function Cues() {
  const moments = useTable(({ history }) => history.moments)
  const rolls = useTable(({ view, you }) => (you === null ? 0 : (view?.game?.drawn[you] ?? 0)))
  const playing = useTable(({ view }) => view?.phase === 'scramble')
  const sand = useTable(({ view }) => view?.deadlines.sand)
  const seconds = (useTimeLeft(sand, 1000) ?? 0) / 1000
  const heard = useRef(moments.length)
  const rolled = useRef(rolls)

  const hear = useEffectEvent((all: readonly Moment[]) => {
    const fresh = all.slice(heard.current)
    heard.current = all.length
    const cues = new Set(fresh.map(({ event }) => cueOf(event)).filter((cue) => cue !== null))
    for (const cue of cues) playCue(cue)
  })

  useEffect(() => hear(moments), [moments])

  const rattle = useEffectEvent((count: number) => {
    if (count !== rolled.current && playing) playCue('rattle')
    rolled.current = count
  })

  useEffect(() => rattle(rolls), [rolls])

  useEffect(() => {
    if (seconds > 0 && seconds <= TICKS_FROM) playCue('tick')
  }, [seconds])

  return null
}
