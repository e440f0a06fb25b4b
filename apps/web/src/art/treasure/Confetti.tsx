import { useEffect, useRef } from 'react'
import { wantsLessMotion } from '../../settings/rootLook.ts'
import { getSettings } from '../../settings/settings.ts'
import css from './Confetti.module.css'
import { outlineOf, type ConfettiPiece, pieceAt, throwPieces } from './confettiPieces.ts'

const COUNT = 90
const LASTS = 6

const COLOURS: Readonly<Record<ConfettiPiece['shape'], string>> = {
  square: '#ffd23f',
  circle: '#e8442e',
  hexagon: '#b45cff',
  diamond: '#19c29b',
  octagon: '#f4f6ff',
  drop: '#7fdcff',
}

function draw(
  brush: CanvasRenderingContext2D,
  pieces: readonly ConfettiPiece[],
  paths: ReadonlyMap<string, Path2D>,
  at: number,
) {
  const { width, height } = brush.canvas
  const scale = devicePixelRatio
  brush.resetTransform()
  brush.clearRect(0, 0, width, height)
  for (const piece of pieces) {
    const { x, y, turn } = pieceAt(piece, at)
    const path = paths.get(piece.shape)
    if (y > 1.05 || path === undefined) continue
    const size = (piece.size * scale) / 40
    brush.setTransform(
      Math.cos(turn) * size,
      Math.sin(turn) * size,
      -Math.sin(turn) * size,
      Math.cos(turn) * size,
      x * width,
      y * height,
    )
    brush.translate(-20, -20)
    brush.fillStyle = COLOURS[piece.shape]
    brush.fill(path)
  }
}

/** Draws until the last piece has fallen, then stops for good. Gives back how to stop it earlier. */
function play(canvas: HTMLCanvasElement): () => void {
  const brush = canvas.getContext('2d')
  if (!brush) return () => undefined
  canvas.width = canvas.clientWidth * devicePixelRatio
  canvas.height = canvas.clientHeight * devicePixelRatio
  const pieces = throwPieces(COUNT, Math.random)
  const paths = new Map(pieces.map(({ shape }) => [shape, new Path2D(outlineOf(shape))]))
  let begun: number | null = null
  let frame = requestAnimationFrame(function next(now) {
    begun ??= now
    const seconds = (now - begun) / 1000
    draw(brush, pieces, paths, seconds)
    if (seconds < LASTS) frame = requestAnimationFrame(next)
    else brush.clearRect(0, 0, canvas.width, canvas.height)
  })
  return () => cancelAnimationFrame(frame)
}

/** Over the whole frame, once. None where motion is not wanted. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null)
  const still = wantsLessMotion(getSettings())
  useEffect(() => (canvas.current ? play(canvas.current) : undefined), [])
  return still ? null : <canvas ref={canvas} className={css.confetti} aria-hidden="true" />
}
