import { useEffect, useState } from 'react'
import { useTableStore } from '../../../connection/TableContext.ts'
import { type KeyPress, useKeys } from '../../../keys/useKeys.ts'
import { changePreferences, useSettings } from '../../../settings/settings.ts'
import { useActions } from '../actions/ActionsContext.ts'
import { RollHold } from '../actions/RollHold.ts'
import { pendingEffect } from '../actions/usePendingEffect.ts'
import { useQueries } from '../spoken/useQueries.ts'
import { status } from '../spoken/announcements.ts'
import { roam } from '../about/roam.ts'
import { openPanel, zen } from '../hooks/panels.ts'
import { districtAt } from '../hooks/places.ts'

const numberOf = (action: string, kind: 'die' | 'district'): number | null => {
  const found = new RegExp(`^${kind}(\\d)$`).exec(action)?.[1]
  return found === undefined ? null : Number(found)
}

/** The whole table by keys. */
export function TableKeys() {
  const store = useTableStore()
  const actions = useActions()
  const queries = useQueries()
  const { mute } = useSettings()
  const [hold, setHold] = useState<RollHold | null>(null)

  useEffect(() => () => hold?.release(), [hold])

  function digit(n: number): boolean {
    const effect = pendingEffect(store.get())
    const chosen = effect?.effects[n - 1]
    if (effect === null) return actions?.pickFace(n) ?? false
    if (chosen) actions?.act(chosen)
    return true
  }

  function place(n: number): boolean {
    const district = districtAt(n - 1)
    if (actions?.get().kind === 'asking') {
      status.say(queries.district(district))
      return actions.cancel()
    }
    actions?.tapDistrict(district)
    return actions !== null
  }

  function roll({ down, repeat }: KeyPress): boolean {
    // While a round is scored the key is the theatre's.
    if (actions === null || store.get().view?.phase === 'scoring') return false
    if (!down) {
      hold?.release()
      setHold(null)
    } else if (!repeat) {
      const next = new RollHold(actions, store)
      next.press()
      setHold(next)
    }
    return true
  }

  function press({ action, n }: KeyPress): boolean {
    const face = n ?? numberOf(action ?? '', 'die')
    if (face !== null) return digit(face)
    const nth = numberOf(action ?? '', 'district')
    if (nth !== null) return place(nth)
    switch (action) {
      case 'targetUp':
        return actions?.slide(-1) || roam(-1)
      case 'targetDown':
        return actions?.slide(1) || roam(1)
      case 'lock':
        actions?.armLock()
        return true
      case 'flip':
        actions?.tapGlass()
        return true
      case 'cancel':
        return actions?.cancel() ?? false
      case 'askDistrict':
        actions?.armAsk()
        return true
      case 'mute':
        changePreferences({ mute: !mute })
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
