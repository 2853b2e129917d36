import { describe, expect, it } from 'vitest'
import { contributionsText } from './contributions.text.ts'
import { missingForSubmit } from './voluntary-input.ts'

const { voluntary } = contributionsText
const values = {
  valorContribuicao: 300,
  formaPagamento: 2 as 2 | 5 | null,
  agencia: '',
  conta: '',
}

describe('what is missing', () => {
  it('is nothing for a slip', () => expect(missingForSubmit(values)).toEqual([]))

  it('is the method while none is chosen', () => {
    expect(missingForSubmit({ ...values, formaPagamento: null })).toEqual([voluntary.missing.method])
  })

  it('is the account data of a debit until they are complete', () => {
    const debit = { ...values, formaPagamento: 5 as const }
    expect(missingForSubmit(debit)).toEqual([voluntary.missing.agency, voluntary.missing.account])
    expect(missingForSubmit({ ...debit, agencia: '0057', conta: '12345-' })).toEqual([
      voluntary.missing.account,
    ])
    expect(missingForSubmit({ ...debit, agencia: '0057', conta: '12345-7' })).toEqual([])
  })
})
