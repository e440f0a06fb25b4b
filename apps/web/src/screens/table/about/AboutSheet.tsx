import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { TableView } from '@jelly/table'
import { useLayoutEffect, useRef } from 'react'
import { useTableLater } from '../../../connection/TableContext.ts'
import {
  aboutCenter,
  aboutDrone,
  aboutPods,
  aboutReward,
  aboutSand,
  aboutSquad,
  payNowSentence,
  podsOf,
  type Told,
} from '../../../words/pages/aboutSentences.ts'
import type { TableNames } from '../../../words/table/TableNames.ts'
import { useNames } from '../hooks/useNames.ts'
import { copiedAt } from '../model/copied.ts'
import { type Gain, ifScoredThere } from '../model/ifScoredNow.ts'
import type { About } from './aboutThings.ts'
import css from './AboutSheet.module.css'
import { besideThing } from './besideThing.ts'
import { SHEET, type Shown } from './useAbout.ts'

/** One thing in plain words, and what it would pay now. It lies over the city only, never over my dice. */
export default function AboutSheet({ about, thing }: Shown) {
  const { i18n } = useLingui()
  const names = useNames()
  const view = useTableLater(({ shown }) => shown)
  const gains = usePay(about)
  const sheet = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const box = sheet.current
    const city = document.querySelector('[data-city]')
    if (box === null || city === null) return
    const { x, y } = besideThing(
      box.getBoundingClientRect(),
      thing.getBoundingClientRect(),
      city.getBoundingClientRect(),
    )
    box.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  })

  const told = view === null ? null : tellAbout(i18n, about, view, names)
  if (told === null) return null
  return (
    <div ref={sheet} id={SHEET} role="tooltip" className={css.sheet}>
      <b>{told.title}</b>
      {told.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {gains !== null && <p className={css.pays}>{payNowSentence(i18n, gains, names)}</p>}
    </div>
  )
}

function tellAbout(i18n: I18n, about: About, view: TableView, names: TableNames): Told | null {
  const { game, settings, durations } = view
  if (game === null) return null
  switch (about.kind) {
    case 'zone':
    case 'district': {
      const { zones, target } = game.districts[about.district] ?? { zones: [], target: 1 }
      const reward = zones[(about.kind === 'zone' ? about.zone : target) - 1] ?? []
      return aboutReward(i18n, names.district(about.district), reward, copiedAt(game.districts, about.district))
    }
    case 'squad': {
      const squad = game.squads[about.seat]
      return squad ? aboutSquad(i18n, names.who(about.seat), squad, podsOf(settings)) : null
    }
    case 'center':
      return aboutCenter(i18n)
    case 'drone':
      return aboutDrone(i18n, names.district(game.drone))
    case 'sand':
      return aboutSand(i18n, Math.round(durations.sand / 1000))
    case 'pods':
      return aboutPods(i18n, podsOf(settings))
  }
}

/** What it would pay each seat now; null where the table does not tell, and for what pays nothing. */
function usePay(about: About): readonly Gain[] | null {
  return useTableLater(({ shown, view }) => {
    const game = shown?.game
    if (!game || game.phase !== 'scramble' || view?.settings.purist !== false) return null
    if (about.kind === 'zone') return ifScoredThere(game, about.district, about.zone)
    if (about.kind === 'district') return ifScoredThere(game, about.district)
    return about.kind === 'center' ? ifScoredThere(game, null) : null
  })
}
