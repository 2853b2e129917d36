import { expect, it } from 'vitest'
import { apiAddress } from './api-address.ts'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3001'],
  ['0.0.0.0', 'http://127.0.0.1:3001'],
  ['192.168.1.5', 'http://192.168.1.5:3001'],
  ['::', 'http://[::1]:3001'],
  ['2001:db8::7', 'http://[2001:db8::7]:3001'],
])('an API that listens on %s is found at %s', (HOST, address) => {
  expect(apiAddress({ API_HOST: undefined, API_PORT: 3001, HOST })).toBe(address)
})

it('another API is found where it was said to be', () => {
  const API_HOST = 'https://api.exemplo.com.br'
  expect(apiAddress({ API_HOST, API_PORT: 3001, HOST: '0.0.0.0' })).toBe(API_HOST)
})
