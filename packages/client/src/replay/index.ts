export { REPLAY_SPEEDS, ReplayConnection, type ReplayPosition, type ReplaySpeed } from './ReplayConnection.ts'
export { historyAt, replayMoments } from './replayHistory.ts'
