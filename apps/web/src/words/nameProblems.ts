import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MAX_NAME, type NameProblem } from '@jelly/protocol'

/** Why a name cannot be taken, as it is said beside the field. */
export const NAME_PROBLEMS: Readonly<Record<NameProblem, MessageDescriptor>> = {
  empty: msg`A name needs a letter or two.`,
  tooLong: msg`At most ${MAX_NAME} characters.`,
  broken: msg`A sign of this name is broken. Type it again.`,
  likeABot: msg`Only bots are called Bot.`,
}
