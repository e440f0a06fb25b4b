import { describe, expect, it } from 'vitest'
import { clientAddress, isLoopback } from '../../src/network/clientAddress.ts'

describe('the address of a client', () => {
  it('is the socket’s where no proxy is trusted', () => {
    expect(clientAddress('::ffff:10.0.0.1', '1.2.3.4', [])).toBe('10.0.0.1')
    expect(clientAddress('10.0.0.2', '1.2.3.4', ['10.0.0.1'])).toBe('10.0.0.2')
    expect(clientAddress(undefined, undefined, [])).toBe('')
  })

  it('is the last one before the trusted proxies', () => {
    expect(clientAddress('10.0.0.1', '1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4')
    expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4')
    expect(clientAddress('10.0.0.1', '1.2.3.4, 10.0.0.2', ['10.0.0.1', '10.0.0.2'])).toBe('1.2.3.4')
    expect(clientAddress('10.0.0.1', undefined, ['10.0.0.1'])).toBe('10.0.0.1')
  })

  it('is this machine’s own in three ways', () => {
    for (const own of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.1.2.3']) expect(isLoopback(own)).toBe(true)
    for (const other of ['10.0.0.1', '128.0.0.1', '::2', '']) expect(isLoopback(other)).toBe(false)
  })
})
