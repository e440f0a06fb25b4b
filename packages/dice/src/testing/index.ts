export { customEdition } from './customEdition.ts'
export { randomGame, type Wishes } from './randomGame.ts'
export { flippedBit, verifyBytes } from './tamper.ts'
export { withNewDigest } from './withNewDigest.ts'
