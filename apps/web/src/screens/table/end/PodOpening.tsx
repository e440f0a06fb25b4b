import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTable } from '../../../connection/TableContext.ts'
import { Button } from '../../../design/controls/Button.tsx'
import { Die } from '../../../design/dice/Die.tsx'
import { Droplet, Pod } from '../../../design/icons/gameIcons.tsx'
import { playCue } from '../../../sound/sound.ts'
import { signed } from '../../../words/signed.ts'
import { useNames } from '../hooks/useNames.ts'
import { openedIn, type PodStep, podSteps } from '../model/podSteps.ts'
import css from './End.module.css'

const ALL_IN = 4400
const AT_MOST = 520

/** All pods, one by one, in five seconds at most. */
export function PodOpening({ onDone }: { onDone: () => void }) {
  const moments = useTable(({ history }) => history.moments)
  const squads = useTable(({ view }) => view?.game?.squads) ?? []
  const jelly = squads.map((squad) => squad.jelly)
  const steps = podSteps(openedIn(moments), jelly)
  const [open, setOpen] = useState(0)
  const done = open >= steps.length

  const turn = useEffectEvent((shown: number) => {
    if (shown >= steps.length) return onDone()
    playCue('pop')
    return setOpen(shown + 1)
  })

  useEffect(() => {
    const wait = done ? 600 : Math.min(AT_MOST, ALL_IN / Math.max(1, steps.length))
    const timer = setTimeout(() => turn(open), wait)
    return () => clearTimeout(timer)
  }, [open, done, steps.length])

  return (
    <main className={css.opening}>
      <h1>
        <Trans>Open the pods!</Trans>
      </h1>
      <ul className={css.jars}>
        {squads.map((squad, seat) => (
          <Jar key={squad.hand[0] ?? seat * 7} seat={seat} jelly={squad.jelly} steps={steps} open={open} />
        ))}
      </ul>
      <Button look="ghost" onClick={onDone}>
        <Trans>Skip</Trans>
      </Button>
    </main>
  )
}

interface JarProps {
  readonly seat: number
  readonly jelly: number
  readonly steps: readonly PodStep[]
  readonly open: number
}

function Jar({ seat, jelly, steps, open }: JarProps) {
  const { i18n } = useLingui()
  const names = useNames()
  const numbered = steps.map((step, n) => ({ ...step, n }))
  const mine = numbered.filter((step) => step.seat === seat)
  const sum = mine.filter(({ n }) => n < open).reduce((total, { worth }) => total + worth, jelly)
  return (
    <li className={css.jar}>
      <Die seat={seat} value={seat + 1} size={30} />
      <b className={css.jarName}>{names.who(seat)}</b>
      <span className={css.pods}>
        {mine.map(({ n, pod, worth }) =>
          n < open ? (
            <span key={n} className={css.openPod}>
              {pod === 'die' && <Die seat={seat} value={worth} size={20} />} {signed(i18n, worth)}
            </span>
          ) : (
            <Pod key={n} size={26} />
          ),
        )}
      </span>
      <b className={css.jarSum}>
        {sum} <Droplet size={18} />
      </b>
    </li>
  )
}
