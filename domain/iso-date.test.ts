import { describe, expect, it } from 'vitest'
import { isoDateOf } from './iso-date.ts'

describe('isoDateOf', () => {
  it('reads a day as people write it', () => {
    expect(isoDateOf('31/01/2026')).toBe('2026-01-31')
    expect(isoDateOf('29/02/2024')).toBe('2024-02-29')
  })

  it.each(['', '31/02/2026', '29/02/2026', '1/1/2026', '31/01/26', '2026-01-31', '31/01/20261'])(
    'reads no day from %j',
    (text) => expect(isoDateOf(text)).toBeNull(),
  )
})
