import type { Face } from '@jelly/rules'

/** The faces of the house edition, by id: the command line speaks English. */
const HOUSE: Readonly<Record<string, string>> = {
  '1A': 'Harbour',
  '1B': 'Dry Dock',
  '2A': 'Market',
  '2B': 'Casino',
  '3A': 'Museum',
  '3B': 'Power Plant',
  '4A': 'Stadium',
  '4B': 'Airport',
  '5A': 'Laboratory',
  '5B': 'Chemical Works',
  '6A': 'Observatory',
  '6B': 'Broadcast Tower',
  '7A': 'Zoo',
  '7B': 'University',
  '8A': 'Metro',
  '8B': 'Sewers',
  PA: 'Cannes',
  PB: 'New York',
}

/** What a face is called: by its edition, else by us, else by its id alone. */
export const districtName = ({ id, names }: Face): string =>
  names === null ? (HOUSE[id] ?? '') : (names['en'] ?? Object.values(names)[0] ?? '')
