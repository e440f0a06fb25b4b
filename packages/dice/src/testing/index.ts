export { customEdition } from './customEdition.ts'
export { randomGame, type Wishes } from './randomGame.ts'
export { withNewDigest } from './withNewDigest.ts'
