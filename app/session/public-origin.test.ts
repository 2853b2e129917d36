import { afterEach, describe, expect, it, vi } from 'vitest'
import { publicOrigin } from './public-origin.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the origin that people see', () => {
  it.each([
    ['https://portal.exemplo.com.br', 'https://portal.exemplo.com.br'],
    ['https://portal.exemplo.com.br/', 'https://portal.exemplo.com.br'],
    ['https://Portal.exemplo.com.br:443/inicio', 'https://portal.exemplo.com.br'],
  ])('%s is %s', (setting, origin) => {
    vi.stubEnv('PUBLIC_ORIGIN', setting)
    expect(publicOrigin()).toBe(origin)
  })

  it.each([undefined, ''])('is that of each request where the setting is %j', (setting) => {
    vi.stubEnv('PUBLIC_ORIGIN', setting)
    expect(publicOrigin()).toBeUndefined()
  })
})
