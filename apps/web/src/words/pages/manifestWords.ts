import { msg } from '@lingui/core/macro'

/** What is said where the page is installed, in the order of `public/manifest.webmanifest`, which has the rest. */
export const MANIFEST_WORDS = {
  description: msg`A real-time dice game for 3 to 5 people, with bots for the empty seats.`,
  shortcuts: [msg`Practice`, msg`Rules`, msg`My games`],
  screenshots: [msg`The table: districts around the city center`, msg`The table on a phone`],
}
