import { mutationOf } from './common.mjs'

export default mutationOf({
  part: 'rules',
  configFile: 'packages/rules/test/mutation.config.ts',
  mutate: ['packages/rules/src/**/*.ts', '!packages/rules/src/editions/house.ts'],
})
