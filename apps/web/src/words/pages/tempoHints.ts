import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { TempoId } from '@jelly/tempo'

const HINTS: Readonly<Record<TempoId, MessageDescriptor>> = {
  frenzy: msg`As printed: fast rolls, short sand.`,
  relaxed: msg`Slower rolls, three times the sand.`,
}

/** What a host should know of a tempo before choosing it. */
export const tempoHint = (tempo: TempoId): MessageDescriptor => HINTS[tempo]
