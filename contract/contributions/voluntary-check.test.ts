import { describe, expect, it } from 'vitest'
import { byField } from '../complaints.ts'
import { voluntarySentences as sentences } from './contributions.text.ts'
import { checkVoluntaryValues, type VoluntaryToCheck } from './voluntary-check.ts'

const byBoleto = { amount: 250, paymentMethod: 2, agency: null, account: null } as const
const rules = { minimumVoluntary: 122.08 }
const values: VoluntaryToCheck = { valorContribuicao: 300, formaPagamento: 2, agencia: '', conta: '' }
const debit = { valorContribuicao: 250, formaPagamento: 5, agencia: '0057', conta: '12345-7' } as const

const check = (changed: Partial<VoluntaryToCheck>) => {
  const outcome = checkVoluntaryValues({ ...values, ...changed }, byBoleto, rules)
  return outcome.ok ? {} : byField(outcome.problems)
}

describe('a voluntary contribution', () => {
  it('is at least the minimum, to the cent', () => {
    expect(check({ valorContribuicao: 122.08 })).toEqual({})
    expect(check({ valorContribuicao: 122.07 })['valorContribuicao']).toMatch(
      /^O valor mínimo é R\$\s122,08\.$/,
    )
    expect(check({ valorContribuicao: null })).toEqual({ valorContribuicao: sentences['value-required'] })
  })

  it('differs from what is in force, if there is anything', () => {
    expect(check({ valorContribuicao: 250 })).toEqual({ valorContribuicao: sentences.unchanged })
    expect(check(debit)).toEqual({})
    expect(checkVoluntaryValues({ ...values, valorContribuicao: 250 }, null, rules).ok).toBe(true)
  })

  it('names the account of a debit, at the only bank, and keeps none for a slip', () => {
    expect(check({ ...debit, agencia: '57', conta: '12345', banco: 237 })).toEqual({
      agencia: sentences['agency-incomplete'],
      conta: sentences['account-incomplete'],
      banco: sentences['bank-not-accepted'],
    })
    expect(check({ formaPagamento: null })).toEqual({ formaPagamento: sentences['method-required'] })
    const bySlip = { ...debit, valorContribuicao: 300, formaPagamento: 2 } as const
    expect(checkVoluntaryValues(bySlip, byBoleto, rules)).toMatchObject({
      result: { agency: null, account: null },
    })
  })
})
