import { describe, expect, it } from 'vitest'
import type { Dated } from './validity.ts'
import { parameterOn, versionOn } from './validity.ts'

const version = (validFrom: string, validTo: string | null, value: number): Dated<number> => ({
  validFrom,
  validTo,
  value,
  source: 'Regulamento',
})
const units = [version('2025-01-01', '2025-12-31', 7193), version('2026-01-01', null, 7473.3)]

describe('parameterOn', () => {
  it.each([
    ['2025-01-01', 7193],
    ['2025-12-31', 7193],
    ['2026-01-01', 7473.3],
    ['2040-06-30', 7473.3],
  ])('of %s is %d', (date, value) => {
    expect(parameterOn(units, date)).toBe(value)
  })

  it('never uses another day', () => {
    expect(() => parameterOn(units, '2024-12-31')).toThrow(RangeError)
    expect(versionOn(units, '2024-12-31')).toBeUndefined()
  })

  it('takes the version that began last when two overlap', () => {
    expect(parameterOn([version('2025-01-01', null, 1), version('2026-01-01', null, 2)], '2026-05-05')).toBe(
      2,
    )
  })
})
