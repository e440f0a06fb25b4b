import { useEffect, useEffectEvent, useRef } from 'react'
import { Droplet, Pod } from '../../../design/icons/gameIcons.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { usePace, useScenes, useSpotlight } from '../hooks/useScenes.ts'
import { useFlights } from '../motion/FlightsContext.ts'
import { changeFor } from '../model/scenes.ts'
import css from './RewardFlights.module.css'

const AFTER = 1300

/** When the crown is on, what was won flies to who won it. */
export function RewardFlights() {
  const scoring = useTable(({ view }) => view?.phase === 'scoring')
  return scoring ? <SceneFlights /> : null
}

function SceneFlights() {
  const flights = useFlights()
  const scenes = useScenes()
  const spotlight = useSpotlight()
  const pace = usePace()
  const droplet = useRef<HTMLSpanElement>(null)
  const pod = useRef<HTMLSpanElement>(null)
  const count = spotlight === undefined ? 0 : scenes.length

  const send = useEffectEvent((shown: number) => {
    const scene = scenes[shown - 1]
    const from = document.querySelector(
      scene?.district === null ? '[data-plaza]' : `[data-district="${scene?.district}"]`,
    )
    if (!scene || !from) return
    for (const seat of scene.totals.keys()) {
      const { jelly, pods } = changeFor(scene, seat)
      if (jelly > 0 && droplet.current) flights.reward(from, seat, droplet.current)
      if (pods > 0 && pod.current) flights.reward(from, seat, pod.current)
    }
  })

  useEffect(() => {
    if (count === 0) return undefined
    const timer = setTimeout(() => send(count), AFTER * pace)
    return () => clearTimeout(timer)
  }, [count, pace])

  return (
    <div hidden aria-hidden="true">
      <span ref={droplet} className={css.icon}>
        <Droplet size="100%" />
      </span>
      <span ref={pod} className={css.icon}>
        <Pod size="100%" />
      </span>
    </div>
  )
}
