import { expect, it } from 'vitest'
import { Decimal } from '#domain/money.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { parameterOn } from '#domain/validity.ts'
import { taxByLots } from './income-payments.ts'

const rules = parameterOn(regressiveTaxRules, '2026-11-21')
const reais = (amount: string) => new Decimal(amount)

it('taxes a payment out of two lots by the rate of each, down to the last cent', () => {
  const lots = [
    { months: 180, value: reais('99.50') },
    { months: 1, value: reais('500') },
  ]
  const stillMoney = Array.from({ length: 3 }, () => reais('1'))
  const [first, second] = taxByLots(lots, reais('100'), 2, stillMoney, rules)
  // 99.50 at 10% and 0.50 at 35%; then 100 at 35%.
  expect(first?.toString()).toBe('10.125')
  expect(second?.toString()).toBe('35')
})
