import { memo, useEffect, useRef, useState } from 'react'
import { Portrait } from '../../../art/Portrait.tsx'
import { portraitOf } from '../../../art/portraits.ts'
import { Die } from '../../../design/dice/Die.tsx'
import { squadStyle } from '../../../design/dice/squads.ts'
import css from './CityOfTheDay.module.css'
import type { Film, Shot, ShownDie } from './film.ts'
import { filmOfDay } from './filmOfDay.ts'
import { seedOfDay } from './seedOfDay.ts'
import { useShot } from './useShot.ts'

interface TileProps {
  readonly face: string
  readonly dice: readonly ShownDie[]
  readonly lock: number | null
}

const sameDice = (one: readonly ShownDie[], other: readonly ShownDie[]): boolean =>
  one.length === other.length && one.every(({ die, value }, n) => die === other[n]?.die && value === other[n]?.value)

/** Only the tile where something happened is drawn anew. */
const Tile = memo(
  ({ face, dice, lock }: TileProps) => (
    <li className={css.tile} data-hue={portraitOf({ face, names: null }).hue} data-locked={lock !== null}>
      <Portrait of={{ face, names: null }} className={css.picture} />
      {lock !== null && <span className={css.shutter} style={{ background: squadStyle(lock).colour }} />}
      <span className={css.dice}>
        {dice.map(({ die, seat, value }) => (
          <Die key={die} seat={seat} value={value} size="100%" numerals={false} className={css.die} />
        ))}
      </span>
    </li>
  ),
  (one, other) => one.face === other.face && one.lock === other.lock && sameDice(one.dice, other.dice),
)

interface CityOfTheDayProps {
  readonly onShot: (shot: Shot) => void
}

/** The districts of the day around the monster, and a game of bots that is played there. Decoration. */
export default function CityOfTheDay({ onShot }: CityOfTheDayProps) {
  const list = useRef<HTMLUListElement>(null)
  const [film, setFilm] = useState<Film | null>(null)
  const shot = useShot(film, list)

  useEffect(() => {
    const { film: coming, cancel } = filmOfDay(seedOfDay(new Date()))
    coming.then(setFilm, () => undefined)
    return cancel
  }, [])

  useEffect(() => {
    if (shot !== null) onShot(shot)
  }, [shot, onShot])

  return (
    <ul ref={list} className={css.city} data-shot={shot?.at}>
      {film?.faces.map((face, district) => (
        <Tile key={face} face={face} dice={shot?.dice[district] ?? []} lock={shot?.locks[district] ?? null} />
      ))}
    </ul>
  )
}
