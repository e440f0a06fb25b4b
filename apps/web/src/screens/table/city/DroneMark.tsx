import { useLingui } from '@lingui/react/macro'
import { Drone } from '../../../design/icons/gameIcons.tsx'
import css from './City.module.css'

/** [S4] The drone between two districts, pointing at the one scored first. */
export function DroneMark({ x, y, angle }: { x: number; y: number; angle: number }) {
  const { t } = useLingui()
  return (
    <div
      className={css.drone}
      data-about="drone"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of shapes
      role="img"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- within reach of keys: what is focused is told about
      tabIndex={0}
      aria-label={t`The drone`}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${angle}deg)` }}
    >
      <Drone size={32} />
    </div>
  )
}
