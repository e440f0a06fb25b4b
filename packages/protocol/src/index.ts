export { decodeClientMessage } from './decodeClientMessage.ts'
export { decodeServerMessage } from './decodeServerMessage.ts'
export { type Decoded, type DecodeProblem, encode, parseJson } from './encode.ts'
export {
  CODE_LENGTH,
  CODE_LETTERS,
  HANDOVER_LENGTH,
  MAX_BODY_BYTES,
  MAX_MESSAGE_BYTES,
} from './schemas/limits.ts'
export { clientMessage } from './schemas/clientMessage.ts'
export type * from './http/answers.ts'
export * from './http/bodies.ts'
export * from './http/problems.ts'
export type * from './http/routes.ts'
export { isTaken, MAX_NAME, type NameProblem, PROTOCOL_VERSION, readName } from '@jelly/table'
