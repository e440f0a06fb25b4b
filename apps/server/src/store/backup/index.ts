export { backUpFolder } from './backUpFolder.ts'
export { backUpPostgres } from './backUpPostgres.ts'
export { type Moved, moveToPostgres } from './moveToPostgres.ts'
