import { describe, expect, it } from 'vitest'
import { iofRules } from '#domain/parameters/iof-rules.ts'
import { suggestedLoanRules } from '#domain/parameters/loan-rules.ts'
import { Category, Situation } from '#domain/participants.ts'
import { parameterOn } from '#domain/validity.ts'
import { checkLoanValues, type LoanCheckFacts } from './loan-check.ts'

const TODAY = '2026-11-11'
const rules = { ...suggestedLoanRules, iof: parameterOn(iofRules, TODAY) }
const facts: LoanCheckFacts = {
  applicant: {
    category: Category.taxpayer,
    situation: Situation.active,
    birthDate: '1990-03-14',
    today: TODAY,
    contributions: 60,
    running: null,
    portfolio: { lent: 0, planResources: 1 },
  },
  means: { kind: 'pay', available: 3_000, netRedemption: 50_000 },
  settlement: 0,
}
const asked = { valor: 10_000, parcelas: 12, sistema: 'price', ciente: true } as const
const complaintsOf = (values: Parameters<typeof checkLoanValues>[0], known = facts) => {
  const outcome = checkLoanValues(values, known, rules)
  return outcome.ok ? [] : outcome.problems.map(({ field, sentence }) => `${field}: ${sentence}`)
}

describe('an asked loan', () => {
  it('comes to what its schedule says', () => {
    const outcome = checkLoanValues(asked, facts, rules)
    expect(outcome).toMatchObject({ ok: true, result: { amount: 10_000, instalment: 899.75 } })
  })

  it('is told field by field what is missing, and that its conditions were not read', () => {
    expect(complaintsOf({ valor: null, parcelas: null, sistema: 'price', ciente: false })).toEqual([
      'parcelas: Escolha em quantas parcelas.',
      'valor: Informe o valor.',
      'ciente: Leia as condições e marque que concorda.',
    ])
  })

  it('above the margin is told what would fit: an amount, and a term', () => {
    const [sentence = ''] = complaintsOf({ ...asked, valor: 20_000 })
    expect(sentence.replaceAll(/\s/g, ' ')).toBe(
      'valor: A parcela seria de R$ 1.799,51, e a sua margem é de R$ 900,00. Neste prazo cabem R$ 10.002,78; este valor cabe em 27 parcelas.',
    )
  })

  it('with a running contract is a renewal, and too early before a quarter is paid', () => {
    const running = { paidPercent: 8.33, isLate: false }
    expect(complaintsOf(asked, { ...facts, applicant: { ...facts.applicant, running } })).toEqual([
      'valor: Você pagou 8,33% das parcelas. Pode renovar quando chegar a 25%.',
    ])
  })
})
