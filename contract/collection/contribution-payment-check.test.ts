import { expect, it } from 'vitest'
import { byField } from '../complaints.ts'
import { checkIssueValues } from './contribution-payment-check.ts'
import { issueSentences } from './contribution-payments.text.ts'

const voluntary = { valor: 250, valorFixo: false, valorMinimo: 122.08 }
const fixed = { valor: 80.5, valorFixo: true, valorMinimo: 0 }
const slip = { valorContribuicao: 150, formaPagamento: 2 } as const

const check = (values: Parameters<typeof checkIssueValues>[0], next: typeof voluntary) => {
  const outcome = checkIssueValues(values, next)
  return outcome.ok ? outcome.result : byField(outcome.problems)
}

it('asks for the minimum of what is voluntary', () => {
  expect(check(slip, voluntary)).toBe(150)
  expect(check({ ...slip, valorContribuicao: 122.07 }, voluntary)).toEqual({
    valorContribuicao: expect.stringMatching(/^O valor mínimo é R\$\s122,08\.$/),
  })
  expect(check({ ...slip, valorContribuicao: null }, voluntary)).toEqual({
    valorContribuicao: issueSentences['value-required'],
  })
})

it('takes what is owed as it is', () => {
  expect(check({ ...slip, valorContribuicao: 80.5 }, fixed)).toBe(80.5)
  expect(check(slip, fixed)).toEqual({ valorContribuicao: issueSentences['fixed-amount'] })
  expect(check({ ...slip, valorContribuicao: 0 }, { ...fixed, valor: 0 })).toEqual({
    valorContribuicao: issueSentences['nothing-owed'],
  })
})

it('asks for the account of a debit', () => {
  const debit = { valorContribuicao: 150, formaPagamento: 5, agencia: '12', conta: '' } as const
  expect(check(debit, voluntary)).toEqual({
    agencia: issueSentences['agency-incomplete'],
    conta: issueSentences['account-incomplete'],
  })
})
