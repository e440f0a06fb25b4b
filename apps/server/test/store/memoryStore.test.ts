import { MemoryStore } from '../../src/store/memoryStore.ts'
import { storeContract } from './storeContract.ts'

storeContract('memory', async () => new MemoryStore())
