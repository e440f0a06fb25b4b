import { useEffect, useState } from 'react'
import { useTableStore } from '../../../connection/TableContext.ts'
import { type KeyPress, useKeys } from '../../../keys/useKeys.ts'
import { changeSettings, useSettings } from '../../../settings/settings.ts'
import { useDesk } from '../desk/DeskContext.ts'
import { RollHold } from '../desk/RollHold.ts'
import { pendingEffect } from '../hooks/usePendingEffect.ts'
import { useQueries } from '../live/useQueries.ts'
import { status } from '../live/announcements.ts'
import { openPanel, zen } from './panels.ts'

const numberOf = (action: string, kind: 'die' | 'district'): number | null => {
  const found = new RegExp(`^${kind}(\\d)$`).exec(action)?.[1]
  return found === undefined ? null : Number(found)
}

/** The whole table by keys. */
export function TableKeys() {
  const store = useTableStore()
  const desk = useDesk()
  const queries = useQueries()
  const { mute } = useSettings()
  const [hold, setHold] = useState<RollHold | null>(null)

  useEffect(() => () => hold?.release(), [hold])

  function digit(n: number): boolean {
    const effect = pendingEffect(store.get())
    const chosen = effect?.effects[n - 1]
    if (effect === null) return desk?.pickFace(n) ?? false
    if (chosen) desk?.act(chosen)
    return true
  }

  function district(n: number): boolean {
    if (desk?.get().kind === 'asking') {
      status.say(queries.district(n - 1))
      return desk.cancel()
    }
    desk?.tapDistrict(n - 1)
    return desk !== null
  }

  function roll({ down, repeat }: KeyPress): boolean {
    if (desk === null) return false
    if (!down) {
      hold?.release()
      setHold(null)
    } else if (!repeat) {
      const next = new RollHold(desk, store)
      next.press()
      setHold(next)
    }
    return true
  }

  function press({ action, n }: KeyPress): boolean {
    const face = n ?? numberOf(action ?? '', 'die')
    if (face !== null) return digit(face)
    const place = numberOf(action ?? '', 'district')
    if (place !== null) return district(place)
    switch (action) {
      case 'targetUp':
        return desk?.slide(-1) ?? false
      case 'targetDown':
        return desk?.slide(1) ?? false
      case 'lock':
        desk?.armLock()
        return true
      case 'flip':
        desk?.tapGlass()
        return true
      case 'cancel':
        return desk?.cancel() ?? false
      case 'askDistrict':
        desk?.armAsk()
        return true
      case 'mute':
        changeSettings({ mute: !mute })
        return true
      case 'zen':
        zen.set(!zen.get())
        return true
      case 'help':
        openPanel.set('menu')
        return true
      case 'settings':
        openPanel.set('settings')
        return true
      default:
        return query(action)
    }
  }

  function query(action: KeyPress['action']): boolean {
    const answer = queries.answer(action)
    if (answer !== null) status.say(answer)
    return answer !== null
  }

  useKeys((key) => {
    if (key.action === 'roll') return roll(key)
    return key.down && !key.repeat && press(key)
  })
  return null
}
