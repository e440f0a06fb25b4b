import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Names } from '@jelly/rules'

/** The faces of the house edition, by id. */
const HOUSE: Readonly<Record<string, MessageDescriptor>> = {
  '1A': msg({ message: 'Harbour', context: 'district' }),
  '1B': msg({ message: 'Dry Dock', context: 'district' }),
  '2A': msg({ message: 'Market', context: 'district' }),
  '2B': msg({ message: 'Casino', context: 'district' }),
  '3A': msg({ message: 'Museum', context: 'district' }),
  '3B': msg({ message: 'Power Plant', context: 'district' }),
  '4A': msg({ message: 'Stadium', context: 'district' }),
  '4B': msg({ message: 'Airport', context: 'district' }),
  '5A': msg({ message: 'Laboratory', context: 'district' }),
  '5B': msg({ message: 'Chemical Works', context: 'district' }),
  '6A': msg({ message: 'Observatory', context: 'district' }),
  '6B': msg({ message: 'Broadcast Tower', context: 'district' }),
  '7A': msg({ message: 'Zoo', context: 'district' }),
  '7B': msg({ message: 'University', context: 'district' }),
  '8A': msg({ message: 'Metro', context: 'district' }),
  '8B': msg({ message: 'Sewers', context: 'district' }),
  PA: msg({ message: 'Cannes', context: 'district' }),
  PB: msg({ message: 'New York', context: 'district' }),
}

/**
 * What a district is called in the reader's language: by its edition's own text in that language, else by the first of
 * its texts; where the edition has none by our own name for the face, else by its id.
 */
export function districtName(i18n: I18n, { face, names }: { readonly face: string; readonly names: Names | null }) {
  const own = names === null ? undefined : (names[i18n.locale] ?? Object.values(names)[0])
  if (own !== undefined) return own
  const house = HOUSE[face]
  return house === undefined ? face : i18n._(house)
}
