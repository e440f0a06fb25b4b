import { Lamps } from '../../../art/city/Lamps.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { useTimeLeft } from './useTimeLeft.ts'

const LAMPS = 20

/** The sand as lamps, while it runs: one goes out each twentieth of its time. */
export function SandLamps({ shape, className }: { shape: 'ring' | 'row'; className?: string | undefined }) {
  const playing = useTable(({ shown }) => shown?.game?.phase === 'scramble')
  const sand = useTable(({ view }) => view?.deadlines.sand)
  const full = useTable(({ view }) => view?.durations.sand ?? 1)
  const left = useTimeLeft(playing ? sand : undefined, full / LAMPS)
  return <Lamps lit={left === null ? LAMPS : (left / full) * LAMPS} of={LAMPS} shape={shape} className={className} />
}
