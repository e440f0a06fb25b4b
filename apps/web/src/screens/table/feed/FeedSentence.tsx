import type { SeatOrTable } from '@jelly/rules'
import { squadStyle } from '../../../design/dice/squads.ts'

/** A sentence of the feed; the name in it, wherever the language puts it, has the seat's colour. */
export function FeedSentence({ who, sentence }: { who: SeatOrTable; sentence: string }) {
  const [before, name, after] = sentence.split(/<\/?b>/)
  if (who === 'table' || name === undefined) return before
  return (
    <>
      {before}
      <b style={{ color: squadStyle(who).textColour }}>{name}</b>
      {after}
    </>
  )
}
