import { describe, expect, it } from 'vitest'
import { apiHostOf, isLoopback, portalOriginOf } from './addresses.ts'

describe('addresses', () => {
  it.each([
    [undefined, '127.0.0.1', 'http://127.0.0.1:3000'],
    [undefined, '0.0.0.0', 'http://127.0.0.1:3000'],
    [undefined, '::', 'http://127.0.0.1:3000'],
    [undefined, '10.0.0.7', 'http://10.0.0.7:3000'],
    [undefined, '::1', 'http://[::1]:3000'],
    ['https://portal.fundo.example', '0.0.0.0', 'https://portal.fundo.example'],
  ])('a link to the portal with origin %s on %s begins with %s', (PUBLIC_ORIGIN, HOST, origin) => {
    expect(portalOriginOf({ PUBLIC_ORIGIN, HOST, PORT: 3000 })).toBe(origin)
  })

  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['::1', true],
    ['0:0:0:0:0:0:0:1', true],
    ['::ffff:127.0.0.1', true],
    ['0.0.0.0', false],
    ['10.0.0.7', false],
    ['127.portal.example', false],
  ])('who listens on %s is reached from this machine only: %s', (listen, only) => {
    expect(isLoopback(listen)).toBe(only)
  })

  it('the API is looked for where it listens, unless it is another', () => {
    expect(apiHostOf({ API_LISTEN: '0.0.0.0', API_PORT: 3001 })).toBe('http://127.0.0.1:3001')
    expect(apiHostOf({ API_LISTEN: '10.0.0.7', API_PORT: 3001 })).toBe('http://10.0.0.7:3001')
    expect(apiHostOf({ API_HOST: 'https://api.example', API_LISTEN: '127.0.0.1', API_PORT: 3001 })).toBe(
      'https://api.example',
    )
  })
})
