import { useLayoutEffect, useRef } from 'react'
import { CityPlate } from '../../../art/city/CityPlate.tsx'
import { Monster } from '../../../art/monster/Monster.tsx'
import { Portrait } from '../../../art/Portrait.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { lessMotion } from '../motion/fly.ts'
import { usePace } from '../hooks/useScenes.ts'
import type { Scene } from '../model/scenes.ts'
import css from './Backdrop.module.css'

const ZOOM = 300

/** The place itself, as large as the stage, under two lamps. */
export function Backdrop({ scene }: { scene: Scene }) {
  const picture = useRef<HTMLDivElement>(null)
  const pace = usePace()
  const district = useTable(({ view }) => (scene.district === null ? undefined : view?.game?.districts[scene.district]))
  const id = scene.district

  useLayoutEffect(() => {
    const card = document.querySelector(id === null ? '[data-plaza]' : `[data-district="${id}"]`)
    if (picture.current) zoomFrom(picture.current, card, ZOOM * pace)
    // Once, when the scene opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  return (
    <div className={css.backdrop} data-center={id === null || undefined} aria-hidden="true">
      <div ref={picture} className={css.picture}>
        {district ? <Portrait of={district} className={css.portrait} /> : <Center round={scene.round} />}
      </div>
      <span className={css.beam} />
      <span className={`${css.beam} ${css.second}`} />
      <span className={css.veil} />
    </div>
  )
}

const Center = ({ round }: { round: number }) => (
  <>
    <CityPlate className={css.plate} />
    <Monster round={round} mood="pout" className={css.monster} />
  </>
)

/** From its card on the board to the whole stage. */
function zoomFrom(picture: HTMLElement, card: Element | null, duration: number): void {
  if (lessMotion() || card === null) {
    picture.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 })
    return
  }
  const [from, to] = [card.getBoundingClientRect(), picture.getBoundingClientRect()]
  if (to.width === 0 || from.width === 0) return
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2]
  const scale = Math.max(from.width / to.width, from.height / to.height)
  picture.animate(
    [
      {
        transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
        opacity: 0.2,
        easing: 'cubic-bezier(0.5, 0, 0.2, 1)',
      },
      { transform: 'none', opacity: 1 },
    ],
    { duration: Math.max(120, duration) },
  )
}
