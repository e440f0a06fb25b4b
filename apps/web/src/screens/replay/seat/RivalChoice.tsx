import { useLingui } from '@lingui/react/macro'
import type { Seat } from '@jelly/rules'
import { BOT_LEVELS } from '@jelly/table'
import type { Rival } from '@jelly/table/replay'
import { Crest } from '../../../art/crests/Crest.tsx'
import { botLevelName } from '../../../words/tableWords.ts'
import css from './Seat.module.css'

interface RivalChoiceProps {
  readonly seat: Seat
  readonly name: string
  readonly value: Rival
  readonly onChange: (rival: Rival) => void
}

const RIVALS = (['ghost', 'bot'] as const).flatMap((kind) => BOT_LEVELS.map((level): Rival => ({ kind, level })))

/** One rival: a ghost, then a bot, or a bot from the start. */
export function RivalChoice({ seat, name, value, onChange }: RivalChoiceProps) {
  const { t, i18n } = useLingui()
  const textOf = ({ kind, level: id }: Rival): string => {
    const level = i18n._(botLevelName(id))
    return kind === 'ghost' ? t`Ghost, then ${level}` : t`Bot: ${level}`
  }
  const isChosen = ({ kind, level }: Rival): boolean => kind === value.kind && level === value.level
  return (
    <label className={css.rival}>
      <Crest seat={seat} size={28} />
      <span>{name}</span>
      <select
        value={RIVALS.findIndex(isChosen)}
        onChange={({ target }) => onChange(RIVALS[Number(target.value)] ?? value)}
      >
        {RIVALS.map((rival, n) => (
          <option key={textOf(rival)} value={n}>
            {textOf(rival)}
          </option>
        ))}
      </select>
    </label>
  )
}
