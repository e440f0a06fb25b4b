import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Droplet, Pod } from '../../../design/icons/gameIcons.tsx'
import { playCue } from '../../../sound/sound.ts'
import { DROPS_FLY } from '../hooks/useBeat.ts'
import { usePace } from '../hooks/useScenes.ts'
import { arc, ghostOf, lessMotion } from '../motion/fly.ts'
import type { Scene, Transfer } from '../model/scenes.ts'
import css from './Theatre.module.css'

interface DropsProps {
  readonly root: RefObject<HTMLElement | null>
  readonly scene: Scene
  /** The first transfer that has not landed yet. */
  readonly from: number
  readonly flying: boolean
}

const AT_MOST = 6
const SIZE = 30
/** The last drop starts this part of the flight after the first. */
const SPREAD = 0.4

/** What was won flies into the jars, drop by drop; what was paid flies from jar to jar. */
export function Drops({ root, scene, from, flying }: DropsProps) {
  const pace = usePace()
  const droplet = useRef<HTMLSpanElement>(null)
  const pod = useRef<HTMLSpanElement>(null)
  const count = scene.transfers.length

  const send = useEffectEvent(() => {
    for (const transfer of scene.transfers.slice(from)) {
      const icon = transfer.kind === 'pod' ? pod.current : droplet.current
      if (root.current && icon) flyOne(root.current, transfer, icon, DROPS_FLY * pace)
    }
  })

  useEffect(() => {
    if (flying && count > 0) send()
  }, [flying, count])

  return (
    <div hidden aria-hidden="true">
      <span ref={droplet} className={css.flying}>
        <Droplet size="100%" />
      </span>
      <span ref={pod} className={css.flying}>
        <Pod size="100%" />
      </span>
    </div>
  )
}

function flyOne(root: HTMLElement, transfer: Transfer, icon: Element, duration: number): void {
  if (transfer.kind !== 'jelly' && transfer.kind !== 'paid' && transfer.kind !== 'pod') return
  const to = root.querySelector(`[data-jar="${transfer.seat}"]`)
  const from = root.querySelector(transfer.kind === 'paid' ? `[data-jar="${transfer.from}"]` : '[data-won]')
  const count = transfer.kind === 'pod' ? 1 : Math.min(AT_MOST, transfer.amount)
  playCue('blip', { step: transfer.seat })
  if (!from || !to || lessMotion()) return
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const [x, y] = [end.x + (Math.min(end.width, end.height) - SIZE) / 2, end.y + (end.height - SIZE) / 2]
  const [dx, dy] = [start.x + start.width / 2 - x - SIZE / 2, start.y + start.height / 2 - y - SIZE / 2]
  for (let n = 0; n < count; n++) {
    const ghost = ghostOf(icon, new DOMRect(x, y, SIZE, SIZE))
    const delay = count === 1 ? 0 : (n / (count - 1)) * SPREAD * duration
    const flight = ghost.animate(arc(dx, dy, 1.3), { duration: duration * (1 - SPREAD), delay, fill: 'both' })
    flight.addEventListener('finish', () => ghost.remove())
  }
}
