import { describe, expect, it } from 'vitest'
import { settlementDays } from './settlement-days.ts'

describe('the days for which a contract may be paid off', () => {
  it('are today and ten business days more, without weekends and holidays', () => {
    const days = settlementDays('2026-12-23', 'boleto')
    expect(days.slice(0, 3)).toEqual(['2026-12-23', '2026-12-24', '2026-12-28'])
    expect(days).toHaveLength(11)
    expect(settlementDays('2026-12-26', 'boleto')[0]).toBe('2026-12-28')
  })

  it('end before the next benefit deducts an instalment', () => {
    expect(settlementDays('2026-11-25', 'pay-slip')).toEqual(['2026-11-25', '2026-11-26', '2026-11-27'])
    expect(settlementDays('2026-11-30', 'pay-slip')[0]).toBe('2026-11-30')
    expect(settlementDays('2026-11-30', 'payroll')).toHaveLength(11)
  })
})
