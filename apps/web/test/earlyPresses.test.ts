// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepEarlyPresses, repeatEarlyPresses } from '../src/earlyPresses.ts'

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
    repeatEarlyPresses()
    expect(heard).toEqual(['click'])
    repeatEarlyPresses()
    expect(heard).toEqual(['click'])
  })

  it('is chosen again, though the page was drawn with another choice', () => {
    const choice = select()
    choice.value = 'en'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    choice.value = 'fr'
    let chosen = ''
    choice.addEventListener('change', () => (chosen = choice.value))
    repeatEarlyPresses()
    expect(chosen).toBe('en')
  })

  it('is pressed in the same place of a page that was drawn anew', () => {
    document.body.innerHTML = `<button>Join</button>${document.body.innerHTML}`
    pressed()?.click()
    document.body.innerHTML = '<button>Entrer</button><button><b>Jouer</b></button>'
    const heard: string[] = []
    document.body.addEventListener('click', ({ target }) => heard.push((target as Element).textContent ?? ''))
    repeatEarlyPresses()
    expect(heard).toEqual(['Jouer'])
  })

  it('is typed again, every field with its last text, before anything is pressed', () => {
    document.body.innerHTML = '<input value="Ann"><input><button>Join</button>'
    const heard: string[] = []
    const [name, code] = document.querySelectorAll('input')
    const type = (field: HTMLInputElement | undefined, text: string) => {
      if (field === undefined) throw new Error('no field')
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    type(name, 'B')
    type(code, 'ABC')
    document.querySelector('button')?.click()
    type(name, 'Ben')
    document.body.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value))
    document.body.addEventListener('click', () => heard.push('click'))
    repeatEarlyPresses()
    expect(heard).toEqual(['Ben', 'ABC', 'click'])
  })

  it('is not pressed twice where the page comes alive in the middle of the press', async () => {
    const heard: string[] = []
    document.body.addEventListener('click', () => heard.push('click'))
    document.addEventListener('click', () => repeatEarlyPresses(), { capture: true, once: true })
    pressed()?.click()
    await new Promise((resolve) => setTimeout(resolve))
    expect(heard).toEqual(['click'])
  })

  it('is chosen again after a page that came alive in the middle of it was drawn with another choice', async () => {
    const choice = select()
    const comeAlive = (): void => {
      repeatEarlyPresses()
      choice.value = 'fr'
    }
    document.addEventListener('change', comeAlive, { capture: true, once: true })
    let chosen = ''
    choice.addEventListener('change', () => (chosen = choice.value))
    choice.value = 'en'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    expect(chosen).toBe('fr')
    await new Promise((resolve) => setTimeout(resolve))
    expect(chosen).toBe('en')
  })
})
