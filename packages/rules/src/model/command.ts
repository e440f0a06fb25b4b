import type { Answer } from './choice.ts'
import type { DieId, DistrictId, Zone } from './ids.ts'

/** What a seat asks for. It never says who sends it: the table knows that. */
export type SeatCommand =
  | { readonly type: 'rollDice' }
  | { readonly type: 'placeDie'; readonly die: DieId; readonly district: DistrictId; readonly effect?: Effect }
  | { readonly type: 'useEffect'; readonly effect: Effect }
  | { readonly type: 'skipEffect' }
  | { readonly type: 'lockDistrict'; readonly district: DistrictId }
  | { readonly type: 'flipTimer' }
  | { readonly type: 'answerChoice'; readonly answer: Answer<never> }

/** What only the table itself does. */
export type TableCommand =
  | { readonly type: 'startRound' }
  | { readonly type: 'flipTimer' }
  | { readonly type: 'sandRunsOut' }
  | { readonly type: 'scoreNext' }
  | { readonly type: 'answerByDefault' }
  | { readonly type: 'openPods' }

export type Command = SeatCommand | TableCommand
export type CommandType = Command['type']

/** What the placed die does: kick a die to the city center, or slide the target to a zone. */
export type Effect = { readonly kick: DieId } | { readonly slide: Zone }
