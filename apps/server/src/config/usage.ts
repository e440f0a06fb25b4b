import { OPTIONS } from './config.ts'

/** What `--help` prints. */
export function usage(): string {
  const lines = Object.entries(OPTIONS).map(([name, { env, fallback, help }]) => {
    const standard = fallback === '' ? '' : ` (${fallback})`
    return `  --${name.padEnd(18)} ${env.padEnd(24)} ${help}${standard}`
  })
  const example = ['', 'Example:', '  jelly serve --port 8080 --data ./games']
  return ['Serves Jelly Rush on one port.', '', '  flag                 environment', ...lines, ...example].join('\n')
}
