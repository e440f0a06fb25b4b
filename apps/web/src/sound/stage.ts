import { getSettings, subscribeSettings } from '../settings/settings.ts'
import type { Stage } from './synth.ts'

/** What is heard through a slider of its own. */
export const BUSES = ['cues', 'sand', 'music'] as const
export type Bus = (typeof BUSES)[number]

interface Sound {
  readonly audio: AudioContext
  readonly noise: AudioBuffer
  readonly gains: Readonly<Record<Bus, GainNode>>
}

let sound: Sound | null = null
const listeners = new Set<() => void>()

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1
  return buffer
}

/** How loud a bus is by the settings: an ear hears the square. */
export function loudness(bus: Bus): number {
  const { mute, volume, sandVolume, musicVolume } = getSettings()
  const own = { cues: 1, sand: sandVolume, music: musicVolume }[bus]
  return mute ? 0 : (volume * own) ** 2
}

function openSound(): Sound | null {
  if (sound || typeof AudioContext === 'undefined') return sound
  const audio = new AudioContext({ latencyHint: 'interactive' })
  const gain = (bus: Bus) => {
    const node = audio.createGain()
    node.gain.value = loudness(bus)
    node.connect(audio.destination)
    return node
  }
  const gains = { cues: gain('cues'), sand: gain('sand'), music: gain('music') }
  sound = { audio, noise: noiseOf(audio), gains }
  subscribeSettings(() => {
    for (const bus of BUSES) gains[bus].gain.setTargetAtTime(loudness(bus), audio.currentTime, 0.02)
  })
  return sound
}

/** Where a bus plays; null where there is no sound, or nobody has touched the page yet. */
export function stageOf(bus: Bus): Stage | null {
  if (sound?.audio.state !== 'running') return null
  const { audio, noise, gains } = sound
  return { audio, noise, out: gains[bus] }
}

/** Opens the sound, from within a press: browsers let a page be heard only after it was touched. */
export async function openStage(): Promise<void> {
  await openSound()?.audio.resume()
  for (const listener of listeners) listener()
}

/** Calls back when there is sound from now on. */
export function subscribeStage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
