import { describe, expect, it } from 'vitest'
import { addressesOf } from '../../src/network/addresses.ts'
import { machineAddresses } from '../../src/network/machineAddresses.ts'

const config = { host: '0.0.0.0', 'public-url': null, origins: [] }

describe('the addresses', () => {
  it('share the likeliest of the network with phones, and allow all', () => {
    expect(addressesOf({ ...config, host: '::' }, 8080, ['192.168.1.5', '172.17.0.1', 'fd00::5'])).toEqual({
      local: 'http://localhost:8080',
      network: ['http://192.168.1.5:8080', 'http://172.17.0.1:8080', 'http://[fd00::5]:8080'],
      shared: 'http://192.168.1.5:8080',
      origins: [
        'http://localhost:8080',
        'http://127.0.0.1:8080',
        'http://[::1]:8080',
        'http://192.168.1.5:8080',
        'http://172.17.0.1:8080',
        'http://[fd00::5]:8080',
      ],
    })
  })

  it('leave out IPv6 where only IPv4 is listened on', () => {
    expect(addressesOf(config, 8080, ['192.168.1.5', 'fd00::5']).network).toEqual(['http://192.168.1.5:8080'])
  })

  it('share the public one where there is one', () => {
    const { shared, origins } = addressesOf({ ...config, 'public-url': 'https://jelly.example' }, 8080, ['192.168.1.5'])
    expect(shared).toBe('https://jelly.example')
    expect(origins).toContain('https://jelly.example')
    expect(origins).toContain('http://192.168.1.5:8080')
  })

  it('know when phones cannot come in', () => {
    const { network, shared } = addressesOf({ ...config, host: '127.0.0.1' }, 80, ['192.168.1.5'])
    expect({ network, shared }).toEqual({ network: [], shared: 'http://127.0.0.1:80' })
  })
})

const at = (address: string, internal = false) => ({
  address,
  internal,
  family: address.includes(':') ? ('IPv6' as const) : ('IPv4' as const),
  netmask: '',
  mac: '',
  cidr: null,
  scopeid: 0,
})

describe('the addresses of a machine', () => {
  it('come likeliest first: the home network before containers, tunnels and IPv6', () => {
    const found = machineAddresses({
      lo: [at('127.0.0.1', true), at('::1', true)],
      docker0: [at('172.17.0.1')],
      'br-3f2a': [at('192.168.96.1')],
      tun0: [at('10.8.0.2')],
      eth0: [at('fe80::1'), at('fd12:3456::7'), at('2001:db8::7'), at('10.1.2.3')],
      wlan0: [at('192.168.1.5'), at('169.254.7.7')],
    })
    expect(found).toEqual([
      '192.168.1.5',
      '10.1.2.3',
      'fd12:3456::7',
      '2001:db8::7',
      '192.168.96.1',
      '10.8.0.2',
      '172.17.0.1',
    ])
  })

  it('are none where there is no network', () => expect(machineAddresses({ lo: [at('127.0.0.1', true)] })).toEqual([]))
})
