// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepEarlyPresses, repeatEarlyPress } from '../src/earlyPresses.ts'

const pressed = () => document.querySelector('b')
const select = () => document.querySelector('select') ?? document.createElement('select')

beforeEach(() => {
  document.body.innerHTML = '<button><b>Play</b></button><select><option>fr</option><option>en</option></select>'
  keepEarlyPresses()
})

describe('what is pressed before the page is alive', () => {
  it('is pressed once more when it is, and only then', () => {
    const heard: string[] = []
    pressed()?.click()
    pressed()?.click()
    document.querySelector('button')?.addEventListener('click', () => heard.push('click'))
    repeatEarlyPress()
    expect(heard).toEqual(['click'])
    repeatEarlyPress()
    expect(heard).toEqual(['click'])
  })

  it('is chosen again, though the page was drawn with another choice', () => {
    const choice = select()
    choice.value = 'en'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    choice.value = 'fr'
    let chosen = ''
    choice.addEventListener('change', () => (chosen = choice.value))
    repeatEarlyPress()
    expect(chosen).toBe('en')
  })

  it('is pressed in the same place of a page that was drawn anew', () => {
    document.body.innerHTML = `<button>Join</button>${document.body.innerHTML}`
    pressed()?.click()
    document.body.innerHTML = '<button>Entrer</button><button><b>Jouer</b></button>'
    const heard: string[] = []
    document.body.addEventListener('click', ({ target }) => heard.push((target as Element).textContent ?? ''))
    repeatEarlyPress()
    expect(heard).toEqual(['Jouer'])
  })
})
