import { mutationOf } from './common.mjs'

export default mutationOf({
  part: 'protocol',
  configFile: 'packages/protocol/test/mutation.config.ts',
  mutate: ['packages/protocol/src/**/*.ts'],
})
