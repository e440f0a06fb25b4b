import { subscribeSettings } from '../../settings/settings.ts'
import { Music } from './Music.ts'
import type { Piece } from './score.ts'
import { SandBed } from '../SandBed.ts'
import { loudness, stageOf, subscribeStage } from '../stage.ts'

/** What goes on by itself, beside the cues. */
export interface BackgroundSound {
  readonly piece: Piece | null
  /** How far the sand has run, from 0 to 1; null while it does not. */
  readonly sand: number | null
}

const SILENT: BackgroundSound = { piece: null, sand: null }

let wanted = SILENT
let bed: SandBed | null = null
let music: { readonly piece: Piece; readonly player: Music } | null = null
let listens = false

function followSand(sand: number | null): void {
  const stage = sand === null || loudness('sand') === 0 ? null : stageOf('sand')
  if (stage === null || sand === null) {
    bed?.stop()
    bed = null
    return
  }
  bed ??= new SandBed(stage)
  bed.follow(sand)
}

function followMusic(piece: Piece | null): void {
  const stage = piece === null || loudness('music') === 0 ? null : stageOf('music')
  if (music !== null && (stage === null || music.piece !== piece)) {
    music.player.stop()
    music = null
  }
  if (music !== null || stage === null || piece === null) return
  music = { piece, player: new Music(stage, piece, () => wanted.sand ?? 0) }
}

/** Nobody listens to a page that is not looked at. */
function apply(): void {
  const { piece, sand } = document.visibilityState === 'hidden' ? SILENT : wanted
  followSand(sand)
  followMusic(piece)
}

function listen(): void {
  listens = true
  subscribeSettings(apply)
  subscribeStage(apply)
  document.addEventListener('visibilitychange', apply)
}

/** Says what goes on; it is heard as far as the sliders and the first touch allow, and from then on. */
export function setBackground(sound: BackgroundSound): void {
  wanted = sound
  if (!listens) listen()
  apply()
}
