import type { Stage } from './synth.ts'

interface BedTone {
  readonly hiss: number
  readonly loud: number
  readonly drone: number
  readonly droneLoud: number
}

/** What the sand sounds like when a part of it (0 to 1) has run: it grows thinner and higher, the jelly below louder. */
export function bedAt(part: number): BedTone {
  const run = Math.min(1, Math.max(0, part))
  return { hiss: 3000 + 3400 * run, loud: 0.035 + 0.03 * run, drone: 49 + 24 * run, droneLoud: 0.02 + 0.16 * run * run }
}

const EASE = 0.25

/** A quiet bed under the last seconds. Started once, told how far the sand has run, stopped at the end. */
export class SandBed {
  readonly #audio: BaseAudioContext
  readonly #grains: AudioBufferSourceNode
  readonly #filter: BiquadFilterNode
  readonly #grainGain: GainNode
  readonly #drone: OscillatorNode
  readonly #droneGain: GainNode

  constructor({ audio, out, noise }: Stage) {
    this.#audio = audio
    this.#grains = audio.createBufferSource()
    this.#grains.buffer = noise
    this.#grains.loop = true
    this.#filter = audio.createBiquadFilter()
    this.#filter.type = 'bandpass'
    this.#grainGain = this.#silent()
    this.#drone = audio.createOscillator()
    this.#droneGain = this.#silent()
    this.#grains.connect(this.#filter).connect(this.#grainGain).connect(out)
    this.#drone.connect(this.#droneGain).connect(out)
    this.#grains.start()
    this.#drone.start()
    this.follow(0)
  }

  follow(part: number): void {
    const { hiss, loud, drone, droneLoud } = bedAt(part)
    const now = this.#audio.currentTime
    this.#filter.frequency.setTargetAtTime(hiss, now, EASE)
    this.#grainGain.gain.setTargetAtTime(loud, now, EASE)
    this.#drone.frequency.setTargetAtTime(drone, now, EASE)
    this.#droneGain.gain.setTargetAtTime(droneLoud, now, EASE)
  }

  stop(): void {
    const now = this.#audio.currentTime
    for (const { gain } of [this.#grainGain, this.#droneGain]) gain.setTargetAtTime(0, now, 0.05)
    this.#grains.stop(now + 0.4)
    this.#drone.stop(now + 0.4)
  }

  #silent(): GainNode {
    const gain = this.#audio.createGain()
    gain.gain.value = 0
    return gain
  }
}
