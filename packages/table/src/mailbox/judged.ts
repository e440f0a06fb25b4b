import { type Refusal, REFUSAL_REASONS } from '@jelly/rules'
import type { Job, Verdict } from './Job.ts'
import type { Request, TableRefusal } from '../model/request.ts'
import type { Draft } from '../record/Draft.ts'
import { claimsOf } from '../fairness/claims.ts'
import type { Pressed, Fairness } from '../fairness/Fairness.ts'

const IN_SCRAMBLE: ReadonlySet<Request['type']> = new Set([
  'rollDice',
  'placeDie',
  'useEffect',
  'skipEffect',
  'lockDistrict',
  'flipTimer',
])

/** A press as a job whose outcome the referee has a word in: too late for the sand, beaten by whom, at whose expense. */
export function judged(job: Job, press: Pressed, referee: Fairness, rivals: readonly Pressed[]): Job {
  if (!IN_SCRAMBLE.has(press.request.type)) return job
  return { decide: (draft) => judge(draft, job, press, referee, rivals), settle: (refusal) => job.settle(refusal) }
}

function judge(draft: Draft, job: Job, press: Pressed, referee: Fairness, rivals: readonly Pressed[]): Verdict {
  const late = referee.afterSand(draft.table, press)
  if (late !== null) return { refusal: late }
  const before = draft.game
  const claims = before === null ? [] : claimsOf(before, press.seat, press.request)
  const overtook = referee.overtakes(draft.table, press, rivals)
  const verdict = job.decide(draft)
  if (verdict.refusal === null) referee.accept(claims, press, overtook)
  else if (isOfTheRules(verdict.refusal)) return { refusal: referee.explain(claims, press, verdict.refusal) }
  return verdict
}

const isOfTheRules = (refusal: TableRefusal): refusal is Refusal =>
  (REFUSAL_REASONS as readonly string[]).includes(refusal.refused)
