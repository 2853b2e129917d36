import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { namesProxy, trustedProxies, visitorAddress } from './trusted-proxies.ts'

describe('namesProxy', () => {
  it.each(['loopback', 'uniquelocal', '10.0.0.7', '10.0.0.0/8', '::1', 'fd00::/8'])('takes %s', (text) => {
    expect(namesProxy(text)).toBe(true)
  })

  it.each([
    '',
    'proxy.exemplo.com.br',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/8/1',
    '10.0.0.0/x',
    '0.0.0.0/0',
    'fd00::/129',
  ])('refuses %j', (text) => {
    expect(namesProxy(text)).toBe(false)
  })
})

describe('visitorAddress', () => {
  const isTrusted = trustedProxies(['loopback', '10.0.0.0/8', '2001:db8::7'])
  function from(remoteAddress: string | undefined, forwardedFor?: string) {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }
    return visitorAddress(Object.assign(new IncomingMessage(socket), { headers }), isTrusted)
  }

  it.each([
    // A visitor who is here directly may write what they like.
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['203.0.113.9', undefined, '203.0.113.9'],
    // The proxy appends who it saw; what stands before that came from the visitor.
    ['127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', '1.1.1.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['2001:db8::7', '2001:db8::99', '2001:db8::99'],
    ['127.0.0.1', '10.0.0.5', '10.0.0.5'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '<script>, 10.0.0.5', '10.0.0.5'],
    [undefined, '203.0.113.9', undefined],
  ])('through %s, forwarded for %s: %s', (remote, forwarded, visitor) => {
    expect(from(remote, forwarded)).toBe(visitor)
  })
})
