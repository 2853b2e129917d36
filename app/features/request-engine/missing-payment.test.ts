import { describe, expect, it } from 'vitest'
import { missingPayment } from './missing-payment.ts'

const values = { valorContribuicao: 300, formaPagamento: 2 as 2 | 5 | null, agencia: '', conta: '' }

describe('what is missing', () => {
  it('is nothing for a slip', () => expect(missingPayment(values)).toEqual([]))

  it('is the amount, and the method while none is chosen', () => {
    const nothing = { ...values, valorContribuicao: null, formaPagamento: null }
    expect(missingPayment(nothing)).toEqual(['informe o valor', 'escolha a forma de pagamento'])
  })

  it('is the account data of a debit until they are complete, both in one breath', () => {
    const debit = { ...values, formaPagamento: 5 as const }
    expect(missingPayment(debit)).toEqual(['preencha agência e conta'])
    expect(missingPayment({ ...debit, agencia: '0057', conta: '12345-' })).toEqual([
      'preencha a conta com o dígito',
    ])
    expect(missingPayment({ ...debit, conta: '12345-7' })).toEqual(['preencha a agência'])
    expect(missingPayment({ ...debit, agencia: '0057', conta: '12345-7' })).toEqual([])
  })
})
