import { describe, expect, it } from 'vitest'
import type { VoluntaryChange } from './check-voluntary-change.ts'
import { checkVoluntaryChange } from './check-voluntary-change.ts'
import { DEBIT_BANK, PaymentMethod } from './payment-methods.ts'

const parameters = { minimumVoluntary: 122.08 }
const boleto = { method: PaymentMethod.boleto, agency: '', account: '', bank: DEBIT_BANK }
const debit = { method: PaymentMethod.debit, agency: '0057', account: '12345-7', bank: DEBIT_BANK }
const change: VoluntaryChange = {
  amount: 300,
  payment: boleto,
  current: { amount: 250, paymentMethod: PaymentMethod.boleto, agency: null, account: null },
}
const problemsOf = (differences: Partial<VoluntaryChange>) => {
  const outcome = checkVoluntaryChange({ ...change, ...differences }, parameters)
  return outcome.ok ? [] : outcome.problems
}

describe('an accepted voluntary change', () => {
  it('keeps the account of a debit', () => {
    expect(checkVoluntaryChange({ ...change, payment: debit }, parameters)).toEqual({
      ok: true,
      result: {
        amount: 300,
        paymentMethod: PaymentMethod.debit,
        agency: '0057',
        account: '12345-7',
      },
    })
  })

  it('drops an account that a boleto does not need', () => {
    const outcome = checkVoluntaryChange(
      { ...change, payment: { ...debit, method: PaymentMethod.boleto } },
      parameters,
    )
    expect(outcome).toMatchObject({ ok: true, result: { agency: null, account: null } })
  })

  it('may be the first choice', () => {
    expect(problemsOf({ current: null, amount: 122.08 })).toEqual([])
  })

  it('may be another way of paying the same amount', () => {
    expect(problemsOf({ amount: 250, payment: debit })).toEqual([])
  })
})

describe('a refused voluntary change', () => {
  it('names every field at once', () => {
    const payment = { ...debit, agency: '57', account: '12345' }
    expect(problemsOf({ amount: 100, payment })).toEqual([
      { field: 'value', code: 'below-minimum' },
      { field: 'agency', code: 'agency-incomplete' },
      { field: 'account', code: 'account-incomplete' },
    ])
  })

  it.each([
    [{ amount: null }, { field: 'value', code: 'value-required' }],
    [{ amount: 130.005 }, { field: 'value', code: 'fraction-of-cent' }],
    [{ payment: { ...boleto, method: null } }, { field: 'method', code: 'method-required' }],
    [{ payment: { ...debit, bank: '237' } }, { field: 'bank', code: 'bank-not-accepted' }],
    [{ amount: 250 }, { field: 'value', code: 'unchanged' }],
  ])('%j: %j', (differences, problem) => {
    expect(problemsOf(differences)).toEqual([problem])
  })
})
