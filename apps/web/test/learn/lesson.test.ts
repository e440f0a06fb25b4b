import { DICE_PER_SEAT } from '@jelly/rules'
import { describe, expect, test } from 'vitest'
import { SEATS } from '../../src/connection/practice/exercise/Exercise.ts'
import { exerciseHistory } from '../../src/connection/practice/exercise/exerciseHistory.ts'
import { scoring } from '../../src/screens/learn/steps/scoring.ts'
import { STEPS } from '../../src/screens/learn/steps/steps.ts'
import { storyOf } from '../../src/screens/table/feed/story.ts'
import { ScriptedPerson } from './ScriptedPerson.ts'

const named = STEPS.map((step, n) => ({ n: n + 1, step }))

describe('the lesson', () => {
  test('takes at most 90 seconds for somebody who does each step at once, with 1.2 s a tap', async () => {
    const times: number[] = []
    for (const step of STEPS) times.push(await (await ScriptedPerson.at(step)).finish())
    const all = times.reduce((sum, time) => sum + time, 0)
    console.log(`lesson: ${times.map((time) => (time / 1000).toFixed(1)).join(' + ')} = ${(all / 1000).toFixed(1)} s`)
    expect(all).toBeLessThanOrEqual(90_000)
  })

  test('what is scored waits for whoever reads slowly, and to want it to go on is to have read', async () => {
    const person = await ScriptedPerson.at(scoring)
    const { walk, store, clock } = person
    const scored = () => store.get().view?.game?.scored
    await clock.advance(3000)
    expect([walk.get().prompt?.do, scored()]).toEqual(['read', 1])
    await clock.advance(600_000)
    expect([walk.get().prompt?.do, scored()]).toEqual(['read', 1])
    store.ask({ type: 'skip' })
    expect(walk.get().prompt?.do).toBe('watch')
    await clock.advance(3000)
    expect([walk.get().prompt?.do, scored()]).toEqual(['read', 2])
  })

  test.each(named)('step $n has as many dice as a game', ({ step: { exercise } }) => {
    const laid = [...exercise.districts.flatMap(({ dice = [] }) => dice), ...(exercise.center ?? [])]
    const of = (seat: number) => laid.filter(([owner]) => owner === seat).length
    if (!exercise.isOver) expect(of(0) + exercise.tray.length).toBe(DICE_PER_SEAT)
    for (let seat = 0; seat < SEATS; seat++) expect(of(seat)).toBeLessThanOrEqual(DICE_PER_SEAT)
  })

  test.each(named)('step $n begins without old news of who leads', ({ step: { exercise } }) => {
    const { moments } = exerciseHistory(exercise)
    expect(storyOf(moments, 1).filter(({ lead }) => lead !== null)).toEqual([])
    expect(moments.some(({ event }) => event.type === 'roundEnded')).toBe(exercise.isOver === true)
  })

  test.each(named)('step $n lets nothing else happen, and counts what was tried', async ({ step }) => {
    const person = await ScriptedPerson.at(step)
    const before = JSON.stringify(person.store.get().view?.game)
    person.store.ask({ type: 'placeDie', die: 0, district: 2 })
    person.store.ask({ type: 'planFinish', lock: 1, flip: true })
    expect(person.walk.get().wrongs).toBe(2)
    await person.clock.advance(1)
    expect(JSON.stringify(person.store.get().view?.game)).toBe(before)
  })
})
