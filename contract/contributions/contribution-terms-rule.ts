import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { amount, dayOfMonth, decimalText, numberFrom, percent } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const step = numberFrom(0.01, 100, 'Informe o passo, maior que zero.')

const calendar = {
  changeLimit: v.picklist(['one-per-quarter', 'free'], 'Escolha quantas vezes a contribuição pode mudar.'),
  lastFilingDay: dayOfMonth,
  dueDay: dayOfMonth,
  lastIssueDay: dayOfMonth,
}

/** Terms of plans that take percentages of pay. Reais and points; `factor` has exactly four decimals. */
const percentageTerms = v.strictObject({
  basis: v.literal('percentage'),
  unit: amount,
  factor: v.pipe(
    decimalText('Informe um fator como 1,0833.'),
    v.check((text) => Number(text) >= 1 && Number(text) <= 2, 'Informe um fator de 1 a 2, como 1,0833.'),
    v.transform((text) => Number(text).toFixed(4)),
  ),
  basicMax: percent,
  basicStep: step,
  supplementaryMax: percent,
  supplementaryStep: step,
  /** Match of the sponsor; `rate` 100 doubles the basic contribution, `ceilingPercent` null matches all of it. */
  match: v.nullable(
    v.strictObject({
      rate: numberFrom(0.01, 1000, 'Informe a contrapartida em porcentagem, maior que zero.'),
      ceilingPercent: v.nullable(percent),
    }),
  ),
  ...calendar,
})

/** Terms of plans that take fixed amounts, in reais. */
const amountTerms = v.strictObject({ basis: v.literal('amount'), minimumVoluntary: amount, ...calendar })

/** Contributions that a plan takes, when they may change and when they fall due. */
export const contributionTermsRule = defineRule({
  id: 'contribution-terms',
  label: 'Contribuições',
  scope: 'plan',
  schema: v.variant(
    'basis',
    [percentageTerms, amountTerms],
    'Diga se o plano recebe percentuais ou um valor.',
  ),
  fields: {
    basis: {
      label: 'Forma da contribuição',
      text: (basis) => (basis === 'percentage' ? 'Percentuais' : 'Valor em reais'),
    },
    unit: { label: 'Unidade do plano', text: words.reais },
    factor: { label: 'Fator do 13º salário', text: words.decimal },
    basicMax: { label: 'Básica máxima', text: words.percent },
    basicStep: { label: 'Passo da básica', text: words.percent },
    supplementaryMax: { label: 'Suplementar máxima', text: words.percent },
    supplementaryStep: { label: 'Passo da suplementar', text: words.percent },
    match: {
      label: 'Contrapartida da patrocinadora',
      text: (match) => {
        if (match === null) return 'Nenhuma'
        const rate = `${words.percent(match.rate)} da básica`
        return match.ceilingPercent === null ? rate : `${rate}, até ${words.percent(match.ceilingPercent)}`
      },
    },
    minimumVoluntary: { label: 'Contribuição mínima', text: words.reais },
    changeLimit: {
      label: 'Quantas vezes pode mudar',
      text: (limit) => (limit === 'free' ? 'Sem limite' : 'Uma vez por trimestre'),
    },
    lastFilingDay: { label: 'Último dia para pedir e valer no mês seguinte', text: words.dayOfMonth },
    dueDay: { label: 'Vencimento', text: words.dayOfMonth },
    lastIssueDay: { label: 'Último dia para gerar o boleto do mês', text: words.dayOfMonth },
  },
})
export type ContributionTerms = v.InferOutput<typeof contributionTermsRule.schema>
