import { mutationOf } from './common.mjs'

export default mutationOf({
  part: 'journal',
  configFile: 'apps/server/test/mutation/mutation.config.ts',
  mutate: ['apps/server/src/store/**/*.ts'],
})
