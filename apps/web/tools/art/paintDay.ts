// Paints the pictures of the day from those of the night: run it after a change of a picture.
//   node apps/web/tools/art/paintDay.ts
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repaint } from './repaint.ts'

const pictures = join(import.meta.dirname, '../../src/art/portraits')

for (const file of readdirSync(join(pictures, 'night'))) {
  writeFileSync(join(pictures, 'day', file), repaint(readFileSync(join(pictures, 'night', file), 'utf8')))
}
