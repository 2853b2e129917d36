import { describe, expect, it } from 'vitest'
import { voluntarySentences } from '#contract/contributions.text.ts'
import { checkVoluntary, missingForSubmit } from './check-voluntary.ts'
import { voluntaryByBoleto } from './contributions.fixtures.ts'
import { contributionsText } from './contributions.text.ts'

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

describe('the check of the amount', () => {
  const amount = (valorContribuicao: number | null) =>
    checkVoluntary({ ...values, valorContribuicao }, voluntaryByBoleto, '2026-12')?.fields.valorContribuicao

  it('accepts the minimum and refuses a cent less', () => {
    expect(amount(122.08)).toBeUndefined()
    expect(amount(122.07)).toMatch(/^O valor mínimo é R\$\s122,08\.$/)
    expect(amount(null)).toBe(voluntarySentences['value-required'])
  })

  it('asks for a difference from what is in force', () => {
    expect(amount(250)).toBe(voluntarySentences.unchanged)
    const toDebit = {
      ...values,
      valorContribuicao: 250,
      formaPagamento: 5 as const,
      agencia: '0057',
      conta: '12345-7',
    }
    expect(checkVoluntary(toDebit, voluntaryByBoleto, '2026-12')).toBeUndefined()
  })
})
