import { describe, expect, it } from 'vitest'
import { OPTIONS, readConfig } from '../../src/config/config.ts'
import { addressesOf } from '../../src/network/addresses.ts'
import { usage } from '../../src/config/usage.ts'

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig([], {})).toEqual({
      port: 8080,
      host: '0.0.0.0',
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

describe('the addresses', () => {
  const config = { host: '0.0.0.0', 'public-url': null, origins: [] }

  it('share the network’s with phones', () => {
    expect(addressesOf(config, 8080, '192.168.1.5')).toEqual({
      local: 'http://localhost:8080',
      network: 'http://192.168.1.5:8080',
      shared: 'http://192.168.1.5:8080',
      origins: ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://192.168.1.5:8080'],
    })
  })

  it('share the public one where there is one', () => {
    const { shared, origins } = addressesOf({ ...config, 'public-url': 'https://jelly.example' }, 8080, '192.168.1.5')
    expect(shared).toBe('https://jelly.example')
    expect(origins).toContain('https://jelly.example')
  })

  it('know when phones cannot come in', () => {
    expect(addressesOf({ ...config, host: '127.0.0.1' }, 80, '192.168.1.5')).toEqual({
      local: 'http://127.0.0.1:80',
      network: null,
      shared: 'http://127.0.0.1:80',
      origins: ['http://127.0.0.1', 'http://localhost'],
    })
  })
})
