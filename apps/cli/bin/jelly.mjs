#!/usr/bin/env node
// Plain JavaScript that any Node reads: an older one cannot load the rest, and would end as if a game were not verified.
const NEEDED = 24
const CANNOT_RUN = 3

if (Number(process.versions.node.split('.')[0]) >= NEEDED) await import('../src/main.ts')
else {
  console.error(
    `jelly needs Node ${NEEDED} or newer; this is ${process.version}. \`npx jelly\` in the project's folder finds the right one.`,
  )
  process.exitCode = CANNOT_RUN
}
