import { LocalExchange } from '../../src/wires/LocalWires.ts'
import { wiresContract } from './wiresContract.ts'

wiresContract('in one process', async () => {
  const exchange = new LocalExchange()
  return async () => exchange.join()
})
