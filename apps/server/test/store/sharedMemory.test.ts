import { SharedMemory } from '../support/SharedMemory.ts'
import { ownershipContract } from './ownershipContract.ts'

ownershipContract('memory', async () => {
  const shared = new SharedMemory()
  return { open: async (life) => ({ ...shared.open(life), close: async () => shared.cut(life) }) }
})
