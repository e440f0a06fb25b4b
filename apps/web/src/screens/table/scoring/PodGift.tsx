import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { HatchingPod } from '../../../art/treasure/HatchingPod.tsx'
import { useTable } from '../../../connection/TableContext.ts'
import { playCue } from '../../../sound/sound.ts'
import { usePace } from '../hooks/useScenes.ts'
import type { Scene } from '../model/scenes.ts'
import css from './Theatre.module.css'

const TREMBLES = 380

/** A pod that I take hatches for me alone: the others see it closed. */
export function PodGift({ scene, shown }: { scene: Scene; shown: boolean }) {
  const you = useTable((snapshot) => snapshot.you)
  const pace = usePace()
  const [hatched, setHatched] = useState(false)
  const gift = scene.transfers.find((one) => one.kind === 'pod' && one.seat === you)
  const pod = gift?.kind === 'pod' ? gift.pod : null
  const visible = shown && pod !== null

  useEffect(() => {
    if (!visible) return undefined
    const timer = setTimeout(() => {
      playCue('crack')
      setHatched(true)
    }, TREMBLES * pace)
    return () => clearTimeout(timer)
  }, [visible, pace])

  if (!visible) return null
  const worth = pod === 'die' ? '1–6' : `+${pod}`
  return (
    <output className={css.gift}>
      <HatchingPod state={hatched ? 'hatched' : 'trembling'} value={worth} size="100%" />
      <span>{pod === 'die' ? <Trans>Your pod: a die</Trans> : <Trans>Your pod: {pod} Jelly</Trans>}</span>
    </output>
  )
}
