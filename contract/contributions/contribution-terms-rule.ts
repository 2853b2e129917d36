import * as v from 'valibot'
import { defineRule, entriesOf } from '../rules/define-rule.ts'
import { choice, dayOfMonth, decimal, money, part, percent } from '../rules/rule-fields.ts'
import { decimalText, numberFrom, percent as points } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const step = (label: string) => percent(label, { from: 0.01, says: 'Informe o passo, maior que zero.' })
const day = (label: string) => dayOfMonth(label, { help: 'De 1 a 28.' })

/** Reais and points; `factor` has exactly four decimals. */
const percentages = {
  unit: money('Unidade do plano'),
  factor: decimal(
    'Fator do 13º salário',
    v.pipe(
      decimalText('Informe um fator como 1,0833.'),
      v.check((text) => Number(text) >= 1 && Number(text) <= 2, 'Informe um fator de 1 a 2, como 1,0833.'),
      v.transform((text) => Number(text).toFixed(4)),
    ),
    { help: 'Espalha o 13º salário pelos doze meses. Quatro casas, como 1,0833.' },
  ),
  basicMax: percent('Básica máxima'),
  basicStep: step('Passo da básica'),
  supplementaryMax: percent('Suplementar máxima'),
  supplementaryStep: step('Passo da suplementar'),
  /** Match of the sponsor; `rate` 100 doubles the basic contribution, `ceilingPercent` null matches all of it. */
  match: part(
    v.nullable(
      v.strictObject({
        rate: numberFrom(0.01, 1000, 'Informe a contrapartida em porcentagem, maior que zero.'),
        ceilingPercent: v.nullable(points),
      }),
    ),
    {
      label: 'Contrapartida da patrocinadora',
      text: (match) => {
        if (match === null) return 'Nenhuma'
        const rate = `${words.percent(match.rate)} da básica`
        return match.ceilingPercent === null ? rate : `${rate}, até ${words.percent(match.ceilingPercent)}`
      },
    },
  ),
}

const amounts = { minimumVoluntary: money('Contribuição mínima') }

const calendar = {
  changeLimit: choice('Quantas vezes pode mudar', {
    ids: ['one-per-quarter', 'free'],
    names: { 'one-per-quarter': 'Uma vez por trimestre', free: 'Sem limite' },
    says: 'Escolha quantas vezes a contribuição pode mudar.',
  }),
  lastFilingDay: day('Último dia para pedir e valer no mês seguinte'),
  dueDay: day('Vencimento'),
  lastIssueDay: day('Último dia para gerar o boleto do mês'),
}

/** Contributions that a plan takes, when they may change and when they fall due. */
export const contributionTermsRule = defineRule({
  id: 'contribution-terms',
  label: 'Contribuições',
  lead: 'Percentuais ou valor mínimo, contrapartida da patrocinadora e prazos do mês.',
  scope: 'plan',
  setting: 'contribution-management',
  schema: v.variant(
    'basis',
    [
      v.strictObject({
        basis: v.literal('percentage'),
        ...entriesOf(percentages),
        ...entriesOf(calendar),
      }),
      v.strictObject({ basis: v.literal('amount'), ...entriesOf(amounts), ...entriesOf(calendar) }),
    ],
    'Diga se o plano recebe percentuais ou um valor.',
  ),
  fields: {
    basis: {
      label: 'Forma da contribuição',
      text: (basis) => (basis === 'percentage' ? 'Percentuais' : 'Valor em reais'),
    },
    ...percentages,
    ...amounts,
    ...calendar,
  },
})
export type ContributionTerms = v.InferOutput<typeof contributionTermsRule.schema>
