import { ownerOf, type PlacedDie } from '@jelly/rules'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTableStore } from '../../../connection/TableContext.ts'
import { useSettings } from '../../../settings/settings.ts'
import type { DistrictRowsProps } from '../../table/card/DistrictRows.tsx'
import { packRows } from '../../table/card/packRows.ts'
import { districtRows } from '../../table/model/districtRows.ts'
import css from './DrawnRows.module.css'
import { laneLook } from './laneLook.ts'
import { paintsNow } from './paints.ts'
import { picturesFor } from './picturesFor.ts'
import { BLEED, RowsPen } from './RowsPen.ts'

const NOTHING: readonly PlacedDie[] = []

/**
 * The rows of a card as one drawing: a jump to another moment changes pixels there, and no element.
 * What lies there is told by the card; here it is said for tests, seat and value of each die.
 */
function DrawnRows({ id, before, box, small, narrow }: DistrictRowsProps) {
  const store = useTableStore()
  const { numerals } = useSettings()
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef('')
  const [width, height] = [box.width + 2 * BLEED, box.height + 2 * BLEED]

  const draw = useEffectEvent(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    const { shown, view } = store.get()
    const lying = view?.phase === 'countdown' ? NOTHING : (shown?.game?.districts[id]?.dice ?? NOTHING)
    const dice = before ?? lying
    const said = dice.map(({ die, value }) => `${ownerOf(die)}:${value}`).join(' ')
    const { dir, dataset } = document.documentElement
    const pixels = window.devicePixelRatio
    const all = [said, width, height, numerals, pixels, dir, dataset['contrast']].join()
    if (all === last.current) return
    last.current = all
    const packing = packRows(districtRows({ dice }, shown?.game?.squads.length ?? 0), box)
    const paints = paintsNow()
    ready(pen, Math.ceil(width * pixels), Math.ceil(height * pixels))
    pen.setTransform(pixels, 0, 0, pixels, 0, 0)
    const look = laneLook({ small, narrow }, packing)
    const pictures = picturesFor(paints, numerals, pixels)
    new RowsPen(pen, { look, paints, pictures, box, isMirrored: dir === 'rtl' }).draw(packing)
    pen.canvas.dataset['dice'] = said
  })

  useLayoutEffect(() => draw())
  useEffect(() => {
    const look = (): void => draw()
    const stop = store.subscribe(look)
    const observer = new MutationObserver(look)
    observer.observe(document.documentElement, { attributeFilter: ['data-contrast', 'dir'] })
    window.addEventListener('resize', look)
    return () => {
      stop()
      observer.disconnect()
      window.removeEventListener('resize', look)
    }
  }, [store])

  return <canvas ref={canvas} className={css.drawing} style={{ width, height, margin: -BLEED }} aria-hidden="true" />
}

/** Wiped, and of this many pixels. */
function ready(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const { canvas } = pen
  pen.resetTransform()
  pen.clearRect(0, 0, canvas.width, canvas.height)
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
}

export const drawnRows = (props: DistrictRowsProps) => <DrawnRows {...props} />
