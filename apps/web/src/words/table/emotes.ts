import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Emote } from '@jelly/table'

/** Does not compile while an emote has no words. */
const EMOTE_WORDS: Readonly<Record<Emote, MessageDescriptor>> = {
  hello: msg`Hello!`,
  goodLuck: msg`Good luck!`,
  wow: msg`Wow!`,
  ouch: msg`Ouch!`,
  sorry: msg`Sorry!`,
  thanks: msg`Thanks!`,
  haha: msg`Haha!`,
  thinking: msg`Hmm…`,
  hurry: msg`Hurry!`,
  mine: msg`Mine!`,
  wellPlayed: msg`Well played!`,
  again: msg`Again!`,
}

export const emoteText = (i18n: I18n, emote: Emote): string => i18n._(EMOTE_WORDS[emote])
