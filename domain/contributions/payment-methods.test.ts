import { describe, expect, it } from 'vitest'
import { checkPayment, PaymentMethod } from './payment-methods.ts'

const debit = { method: PaymentMethod.debit, agency: '0057', account: '12345-7', bank: '341' }

describe('checkPayment', () => {
  it('accepts complete debit data and any boleto', () => {
    expect(checkPayment(debit)).toEqual([])
    expect(checkPayment({ method: PaymentMethod.boleto, agency: '', account: '', bank: '' })).toEqual([])
  })

  it('asks for a method', () => {
    expect(checkPayment({ ...debit, method: null })).toEqual([{ field: 'method', code: 'method-required' }])
  })

  it('asks for a whole agency and account, and for the bank', () => {
    expect(checkPayment({ ...debit, agency: '005', account: '12345-', bank: '001' })).toEqual([
      { field: 'agency', code: 'agency-incomplete' },
      { field: 'account', code: 'account-incomplete' },
      { field: 'bank', code: 'bank-not-accepted' },
    ])
    expect(checkPayment({ ...debit, account: '1234567' })).toEqual([
      { field: 'account', code: 'account-incomplete' },
    ])
  })
})
