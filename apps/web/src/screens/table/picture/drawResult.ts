import { OUTLINES } from '../../../design/dice/dieGeometry.ts'
import { squadStyle } from '../../../design/dice/squads.ts'

export interface ResultFacts {
  readonly title: string
  readonly subtitle: string
  readonly players: readonly {
    readonly name: string
    readonly score: string
    readonly part: number
    readonly wins: boolean
  }[]
}

/** What every preview shows. */
const SIZE = { width: 1200, height: 630 }
const COLOURS: Readonly<Record<string, string>> = {
  Sol: '#ffd23f',
  Ember: '#e8442e',
  Ion: '#b45cff',
  Reef: '#19c29b',
  Frost: '#f4f6ff',
}

const FONT = 'ui-rounded, Nunito, "Segoe UI", system-ui, "DejaVu Sans", sans-serif'
const TOWERS = { left: 70, right: 1130, top: 220, bottom: 510 }

/** The result of a game as a picture, for people to send. */
export async function drawResult(facts: ResultFacts): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SIZE)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('this browser cannot draw')
  drawNight(pen)
  write(pen, 'Jelly Rush', 70, 84, 34, '#5bd0ff', 'left')
  write(pen, facts.title, 70, 142, 52, '#f1f4ff', 'left', SIZE.width - 140)
  write(pen, facts.subtitle, 70, 184, 26, '#a9b4d6', 'left', SIZE.width - 140)
  facts.players.forEach((player, seat) => drawTower(pen, player, seat, facts.players.length))
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  )
}

function drawNight(pen: CanvasRenderingContext2D): void {
  const sky = pen.createRadialGradient(600, 250, 60, 600, 300, 760)
  sky.addColorStop(0, '#1c2a66')
  sky.addColorStop(0.6, '#121a3c')
  sky.addColorStop(1, '#0b1020')
  pen.fillStyle = sky
  pen.fillRect(0, 0, SIZE.width, SIZE.height)
  pen.fillStyle = '#ffe9bf'
  for (let n = 0; n < 60; n++) pen.fillRect((n * 197) % SIZE.width, (n * 61) % 200, 2, 2)
  pen.fillStyle = '#2a8bff'
  pen.beginPath()
  pen.moveTo(0, SIZE.height)
  for (let x = 0; x <= SIZE.width; x += 60) pen.quadraticCurveTo(x + 30, 560 - ((x / 60) % 2) * 16, x + 60, 578)
  pen.lineTo(SIZE.width, SIZE.height)
  pen.fill()
}

function drawTower(
  pen: CanvasRenderingContext2D,
  { name, score, part, wins }: ResultFacts['players'][number],
  seat: number,
  count: number,
): void {
  const { name: squad, shape } = squadStyle(seat)
  const colour = COLOURS[squad] ?? '#ffffff'
  const each = (TOWERS.right - TOWERS.left) / count
  const middle = TOWERS.left + each * (seat + 0.5)
  const height = 40 + part * (TOWERS.bottom - TOWERS.top - 130)
  const width = Math.min(130, each * 0.6)
  const top = TOWERS.bottom - height
  pen.fillStyle = colour
  pen.beginPath()
  pen.roundRect(middle - width / 2, top, width, height, [16, 16, 4, 4])
  pen.fill()
  drawDie(pen, OUTLINES[shape], colour, middle, top - 40)
  write(pen, score, middle, TOWERS.bottom - 14, 36, '#10131f', 'center', width - 8)
  write(
    pen,
    wins ? `★ ${name}` : name,
    middle,
    TOWERS.bottom + 38,
    26,
    wins ? '#ffe9bf' : '#f1f4ff',
    'center',
    each - 12,
  )
}

/** The die of a seat, with a face. */
function drawDie(pen: CanvasRenderingContext2D, outline: string, colour: string, x: number, y: number): void {
  pen.save()
  pen.translate(x - 32, y - 32)
  pen.scale(1.6, 1.6)
  pen.fillStyle = colour
  pen.strokeStyle = '#0a0e1c'
  pen.lineWidth = 1.6
  const die = new Path2D(outline)
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  pen.fill(die)
  pen.stroke(die)
  pen.fillStyle = '#10131f'
  for (const eye of [13, 27]) {
    pen.beginPath()
    pen.arc(eye, 18, 3, 0, 2 * Math.PI)
    pen.fill()
  }
  pen.beginPath()
  pen.lineWidth = 2.2
  pen.strokeStyle = '#10131f'
  pen.arc(20, 23, 5, 0.15 * Math.PI, 0.85 * Math.PI)
  pen.stroke()
  pen.restore()
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  align: CanvasTextAlign,
  most = 1000,
): void {
  pen.font = `800 ${size}px ${FONT}`
  pen.fillStyle = colour
  pen.textAlign = align
  pen.fillText(text, x, y, most)
}
