import type { MessageDescriptor } from '@lingui/core'
import type { DieValue, DistrictId, Seat, Zone } from '@jelly/rules'
import type { Exercise } from '../../../connection/practice/exercise/Exercise.ts'

/** One step of the lesson: it teaches one thing by having it done. */
export interface LessonStep {
  /** What it is about, in two or three words. */
  readonly title: MessageDescriptor
  readonly exercise: Exercise
  readonly prompts: readonly Prompt[]
}

/** Something in sight that Pip points at. */
export type Spot =
  | { readonly district: DistrictId }
  | { readonly zone: Zone; readonly district: DistrictId }
  | 'dice'
  | 'rivals'
  | 'center'
  | 'sand'

/** What Pip says and then waits for. At most eight words: a test counts them. */
export type Prompt = { readonly say: MessageDescriptor } & (
  | {
      /** Takes a die of this value and puts it on a district. */
      readonly do: 'place'
      readonly value: DieValue
      readonly district: DistrictId
      /** What Pip says once the die is in hand. */
      readonly thenSay: MessageDescriptor
    }
  /** What the die placed last does. */
  | { readonly do: 'kick'; readonly seat: Seat; readonly value: DieValue; readonly district: DistrictId }
  | { readonly do: 'slide'; readonly zone: Zone; readonly district: DistrictId }
  | { readonly do: 'roll' }
  | { readonly do: 'lock'; readonly district: DistrictId; readonly thenSay: MessageDescriptor }
  | { readonly do: 'flip' }
  /** Reads it and goes on. */
  | { readonly do: 'read'; readonly at?: Spot }
  /** Looks on until the sand has run out, or until so many places are scored. */
  | { readonly do: 'watch'; readonly until: 'timeIsUp' | { readonly scored: number }; readonly at?: Spot }
)
