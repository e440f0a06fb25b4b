import { getSettings, subscribeSettings } from '../settings/settings.ts'
import { showCaption } from './captions.ts'
import type { Cue } from './cues.ts'
import { type Stage, VOICES } from './voices.ts'

let stage: (Stage & { readonly volume: GainNode }) | null = null

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  return buffer
}

const loudness = (): number => {
  const { mute, volume } = getSettings()
  return mute ? 0 : volume * volume
}

function openStage(): Stage | null {
  if (stage || typeof AudioContext === 'undefined') return stage
  const audio = new AudioContext({ latencyHint: 'interactive' })
  const volume = audio.createGain()
  volume.gain.value = loudness()
  volume.connect(audio.destination)
  stage = { audio, out: volume, noise: noiseOf(audio), volume }
  subscribeSettings(() => volume.gain.setTargetAtTime(loudness(), audio.currentTime, 0.02))
  return stage
}

/** Browsers let a page be heard only after it was touched: the first press opens the sound. */
export function wakeSound(): void {
  const open = () => void openStage()?.audio.resume()
  for (const kind of ['pointerup', 'keydown'] as const) window.addEventListener(kind, open, { once: true })
}

/** Plays a cue and captions it; silent, not broken, where there is no sound. */
export function playCue(cue: Cue): void {
  showCaption(cue)
  if (loudness() === 0 || stage?.audio.state !== 'running') return
  VOICES[cue](stage)
}

/** A short pulse under the finger, where the device has one. */
export function buzz(pattern: number | number[] = 12): void {
  if (getSettings().haptics && typeof navigator.vibrate === 'function') navigator.vibrate(pattern)
}
