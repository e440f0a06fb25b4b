import { MemoryStore } from '../../src/store/MemoryStore.ts'
import { storeContract } from './storeContract.ts'

storeContract('memory', async () => new MemoryStore())
