import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changePreferences } from '../../src/settings/settings.ts'
import { getCaptions } from '../../src/sound/captions.ts'
import { CAPTIONS, CUES } from '../../src/sound/cues.ts'
import { playCue } from '../../src/sound/sound.ts'

const opened = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', opened)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a cue', () => {
  it.each(CUES)('%s is read by who does not hear it', (cue) => {
    changePreferences({ captions: true })
    playCue(cue)
    expect(getCaptions().at(-1)?.cue).toBe(cue)
    expect(CAPTIONS[cue].message ?? CAPTIONS[cue].id).not.toBe('')
  })

  it('is not captioned for who does not ask', () => {
    changePreferences({ captions: false })
    playCue('tok')
    expect(getCaptions()).toEqual([])
  })

  it('opens no sound by itself: nothing plays before a touch', () => {
    for (const cue of CUES) playCue(cue)
    expect(opened).not.toHaveBeenCalled()
  })
})
