export { hostileText } from './hostileTexts.ts'
export { SqliteStore } from '../store/sqlite/SqliteStore.ts'
export { databaseContents } from './databaseContents.ts'
