import { describe, expect, it } from 'vitest'
import { OPTIONS, readConfig } from '../../src/config/config.ts'
import { usage } from '../../src/config/usage.ts'

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig([], {})).toEqual({
      port: 8080,
      host: '::',
      data: 'data',
      store: null,
      wires: null,
      node: null,
      'drain-seconds': 20,
      'public-url': null,
      origins: [],
      'trust-proxy': [],
      speed: 1,
      'max-tables': 2000,
      'tables-per-minute': 30,
      'connections-per-address': 200,
      'max-data-mb': 0,
      page: null,
      'log-level': 'warn',
    })
  })

  it('believes a flag before the environment before the default', () => {
    const env = { JELLY_PORT: '1234', JELLY_SPEED: '20' }
    expect(readConfig(['--port', '99'], env)).toMatchObject({ port: 99, speed: 20 })
  })

  it('reads lists and addresses', () => {
    const config = readConfig(['--origins', 'https://a.example/, http://b:81', '--trust-proxy=10.0.0.1'], {})
    expect(config.origins).toEqual(['https://a.example', 'http://b:81'])
    expect(config['trust-proxy']).toEqual(['10.0.0.1'])
  })

  it.each([
    [['--port', '70000'], {}, '--port: expected a whole number from 0 to 65535, found "70000"'],
    [['--port', ''], {}, '--port: expected a whole number from 0 to 65535, found ""'],
    [[], { JELLY_SPEED: 'fast' }, 'JELLY_SPEED: expected a number from 0.1 to 1000, found "fast"'],
    [['--public-url', 'jelly'], {}, '--public-url: expected an address such as https://jelly.example, found "jelly"'],
    [
      ['--public-url', 'https://a/b'],
      {},
      '--public-url: expected an address such as https://jelly.example, found "https://a/b"',
    ],
    [['--log-level', 'loud'], {}, '--log-level: expected one of debug, info, warn, error, silent, found "loud"'],
    [['--colour', 'red'], {}, "Unknown option '--colour'"],
    [['now'], {}, "Unexpected argument 'now'"],
  ])('says in one sentence what is wrong with %j %j', (args, env, sentence) => {
    expect(() => readConfig(args, env)).toThrow(sentence)
  })

  it('explains every flag', () => {
    for (const [name, { env }] of Object.entries(OPTIONS)) {
      expect(usage()).toContain(`--${name} `)
      expect(usage()).toContain(env)
    }
  })
})
