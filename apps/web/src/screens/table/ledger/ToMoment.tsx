import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { replayLink } from '../../../connection/games/replayLink.ts'
import { Button, buttonClass } from '../../../design/controls/Button.tsx'
import { useRecord } from '../record/RecordContext.tsx'

/** The way to a moment: right here in a replay, else by its link. While the game runs there is nothing to watch yet. */
export function ToMoment({ moment, onGo }: { moment: number; onGo: () => void }) {
  const record = useRecord()
  if (record === null) return null
  const { goTo, replay, timeOf } = record
  if (goTo === undefined)
    return (
      <Link
        className={buttonClass('ghost')}
        href={replayLink(replay.gameId, { time: timeOf(moment), eyes: 'xray' })}
        onClick={onGo}
      >
        <Trans>Watch this moment</Trans>
      </Link>
    )
  return (
    <Button
      look="ghost"
      onClick={() => {
        onGo()
        goTo(moment)
      }}
    >
      <Trans>Watch this moment</Trans>
    </Button>
  )
}
