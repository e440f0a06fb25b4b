import { Drone } from '../../../design/icons/gameIcons.tsx'
import css from './City.module.css'

/** [S4] The drone between two districts, pointing at the one scored first. */
export function DroneMark({ x, y, angle }: { x: number; y: number; angle: number }) {
  return (
    <div className={css.drone} style={{ transform: `translate(${x}px, ${y}px) rotate(${angle}deg)` }}>
      <Drone size={32} />
    </div>
  )
}
