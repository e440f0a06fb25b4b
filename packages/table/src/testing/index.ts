export { applyRow, beginRecord } from '../record/TableRecord.ts'
export { MemoryJournal, mindOf, seededEntropy, type TestPorts, testPorts } from './testPorts.ts'
export { VirtualClock } from './VirtualClock.ts'
