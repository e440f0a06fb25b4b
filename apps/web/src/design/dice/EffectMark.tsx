import { effectOf } from '@jelly/rules'
import { Boot, SlideArrows } from '../icons/tableIcons.tsx'

interface EffectMarkProps {
  readonly value: number
  readonly size: number | string
  readonly className?: string | undefined
}

/** [R4] What a face does: 1 and 2 kick, 3 and 4 move the target. The others have no mark. */
export function EffectMark({ value, size, className }: EffectMarkProps) {
  const effect = effectOf(value)
  if (effect === 'kick') return <Boot size={size} className={className} />
  return effect === 'slide' ? <SlideArrows size={size} className={className} /> : null
}
