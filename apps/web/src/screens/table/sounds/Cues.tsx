import type { Moment } from '@jelly/client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTable, useTableStore } from '../../../connection/TableContext.ts'
import { isJumping } from '../../../connection/useSteps.ts'
import { playCue } from '../../../sound/sound.ts'
import { useTimeLeft } from '../time/useTimeLeft.ts'
import { cuesOf, type Heard } from './cuesOf.ts'
import { leadCues, leadsOf } from './leads.ts'

const TICKS_FROM = 5

function play(heard: readonly Heard[]): void {
  const seen = new Set<string>()
  for (const { cue, after = 0, ...options } of heard) {
    // Many dice at once are one sound.
    if (seen.has(cue)) continue
    seen.add(cue)
    if (after === 0) playCue(cue, options)
    else setTimeout(() => playCue(cue, options), after)
  }
}

/** Plays what happens, once each: nothing that happened before the page looked. */
export function Cues() {
  const store = useTableStore()
  const moments = useTable(({ history }) => history.moments)
  const rolls = useTable(({ view, you }) => (you === null ? 0 : (view?.game?.drawn[you] ?? 0)))
  const playing = useTable(({ view }) => view?.phase === 'scramble')
  const sand = useTable(({ view }) => view?.deadlines.sand)
  const seconds = (useTimeLeft(sand, 1000) ?? 0) / 1000
  const heard = useRef(moments.length)
  const rolled = useRef(rolls)
  const targets = useRef<readonly number[]>([])
  const leads = useRef<readonly boolean[]>([])

  const hear = useEffectEvent((all: readonly Moment[]) => {
    const { view, you } = store.get()
    const fresh = isJumping() ? [] : all.slice(heard.current)
    heard.current = all.length
    const game = view?.game
    if (!game) return
    const now = leadsOf(game, you)
    const about = { game, targets: targets.current }
    const events = fresh.flatMap(({ event }) => cuesOf(event, about))
    play([...events, ...(fresh.length > 0 ? leadCues(leads.current, now) : [])])
    targets.current = game.districts.map(({ target }) => target)
    leads.current = now
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
