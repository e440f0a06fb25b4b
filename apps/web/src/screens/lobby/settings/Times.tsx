import { Trans, useLingui } from '@lingui/react/macro'
import type { Settings } from '@jelly/table'
import { Segments } from '../../../design/controls/Segments.tsx'

const ANSWER = [10, 15, 30, 45] as const
const AFTER_FINISH = [10, 20, 40, 60] as const
const AFTER_START = [120, 180, 300, 600] as const

/** The usual times, and the one that is set if it is another. */
const withOwn = (usual: readonly number[], own: number): number[] =>
  [...new Set([...usual, own])].toSorted((a, b) => a - b)

/** [K2] [R9] The times that the rules leave to the host. */
export function Times({ settings, change }: { settings: Settings; change: (settings: Partial<Settings>) => void }) {
  const { t } = useLingui()
  const { choiceSeconds, flipAfterFinish, flipAfterStart } = settings
  const secondsText = (seconds: number): string => t`${seconds} s`
  const minutesText = (seconds: number): string => {
    const minutes = seconds / 60
    return t`${minutes} min`
  }
  return (
    <>
      <Segments
        title={<Trans>Time to answer a question</Trans>}
        hint={<Trans>While districts are scored</Trans>}
        value={choiceSeconds ?? 0}
        options={withOwn(ANSWER, choiceSeconds ?? 0).map((time) => [
          time,
          time === 0 ? t`no limit` : secondsText(time),
        ])}
        onChange={(time) => change({ choiceSeconds: time === 0 ? null : time })}
      />
      <Segments
        title={<Trans>The hourglass turns by itself, after the first to finish</Trans>}
        value={flipAfterFinish}
        options={withOwn(AFTER_FINISH, flipAfterFinish).map((time) => [time, secondsText(time)])}
        onChange={(time) => change({ flipAfterFinish: time })}
      />
      <Segments
        title={<Trans>The hourglass turns by itself, after the start at the latest</Trans>}
        value={flipAfterStart}
        options={withOwn(AFTER_START, flipAfterStart).map((time) => [time, minutesText(time)])}
        onChange={(time) => change({ flipAfterStart: time })}
      />
    </>
  )
}
