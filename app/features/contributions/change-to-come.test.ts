import { expect, it } from 'vitest'
import { percentagesToCome, voluntaryToCome } from './change-to-come.ts'
import { percentageRules } from './contribution-rules.ts'
import { filedChange, fourPercent, voluntaryByBoleto as voluntary } from './contributions.fixtures.ts'

it('reviews what the API stores of percentages', () => {
  const choice = { percentualBasica: 6, percentualSuplementar: 5 }
  const terms = { rules: percentageRules(fourPercent), mesEfeito: '2026-12' }
  expect(percentagesToCome(fourPercent, choice, terms)).toEqual(filedChange.dados)
})

it('reviews the account only of a debit', () => {
  const values = { valorContribuicao: 300, formaPagamento: 5, agencia: '0057', conta: '12345-6' } as const
  expect(voluntaryToCome(voluntary, values, '2026-12')).toMatchObject({ agencia: '0057', conta: '12345-6' })
  expect(voluntaryToCome(voluntary, { ...values, formaPagamento: 2 }, '2026-12')).toMatchObject({
    valorContribuicao: 300,
    agencia: null,
    conta: null,
    anterior: { valorContribuicao: voluntary.valorContribuicao, formaPagamento: 2 },
  })
})
