export { SqliteStore } from './store/sqlite/SqliteStore.ts'
