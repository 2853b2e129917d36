import * as v from 'valibot'
import { BENEFIT_KINDS } from '#domain/benefits/benefit-rules.ts'
import { INCOME_TYPES } from '#domain/simulation/simulation-rules.ts'
import { defineRule } from '../rules/define-rule.ts'
import { amount, numberFrom, wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const kindNames: Record<(typeof BENEFIT_KINDS)[number], string> = {
  normal: 'aposentadoria normal',
  early: 'aposentadoria antecipada',
  deferred: 'benefício proporcional diferido',
  disability: 'invalidez',
  'death-pension': 'pensão por morte',
  'death-grant': 'pecúlio',
}

const incomeNames: Record<(typeof INCOME_TYPES)[number], string> = {
  percent: 'percentual do saldo',
  'fixed-term': 'prazo certo',
  lifetime: 'vitalícia',
}

const monthNames = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

const monthlyPercent = numberFrom(0.1, 5, 'Informe de 0,1 a 5% ao mês.')
const years = wholeNumber(1, 60, 'Informe de 1 a 60 anos.')
const monthsOfPause = wholeNumber(1, 60, 'Informe de 1 a 60 meses.')

/** Benefits of a plan, how a balance becomes an income, and how that may be changed later. Points a month, years, reais. */
export const benefitTermsRule = defineRule({
  id: 'benefit-terms',
  label: 'Benefícios e tipos de renda',
  scope: 'plan',
  schema: v.strictObject({
    kinds: v.array(v.picklist(BENEFIT_KINDS, 'Este benefício não existe.')),
    needsEndOfEmployment: v.boolean(),
    incomeTypes: v.pipe(
      v.array(v.picklist(INCOME_TYPES, 'Este tipo de renda não existe.')),
      v.minLength(1, 'Escolha pelo menos um tipo de renda.'),
    ),
    percent: v.strictObject({ minimum: monthlyPercent, maximum: monthlyPercent, step: monthlyPercent }),
    termYears: v.strictObject({ minimum: years, maximum: years }),
    termBasis: v.picklist(['level', 'quotas']),
    lifetimePayments: v.picklist([12, 13], 'Informe 12 ou 13 pagamentos.'),
    cashMaximumPercent: numberFrom(0, 25, 'Informe de 0 a 25%.'),
    minimumIncome: amount,
    changeMonths: v.array(wholeNumber(1, 12, 'Informe um mês de 1 a 12.')),
    suspension: v.strictObject({ minimumMonths: monthsOfPause, maximumMonths: monthsOfPause }),
  }),
  fields: {
    kinds: { label: 'Benefícios', text: (kinds) => words.list(kinds.map((kind) => kindNames[kind])) },
    needsEndOfEmployment: { label: 'Exige o fim do trabalho na patrocinadora', text: words.yesNo },
    incomeTypes: {
      label: 'Tipos de renda',
      text: (types) => words.list(types.map((type) => incomeNames[type])),
    },
    percent: {
      label: 'Renda por percentual do saldo, ao mês',
      text: ({ minimum, maximum, step }) =>
        `de ${words.percent(minimum)} a ${words.percent(maximum)}, de ${words.percent(step)} em ${words.percent(step)}`,
    },
    termYears: {
      label: 'Renda por prazo certo',
      text: ({ minimum, maximum }) => `de ${words.years(minimum)} a ${words.years(maximum)}`,
    },
    termBasis: {
      label: 'Cálculo do prazo certo',
      text: (basis) => (basis === 'level' ? 'renda nivelada pelo rendimento real' : 'número igual de cotas'),
    },
    lifetimePayments: { label: 'Pagamentos por ano da renda vitalícia', text: words.number },
    cashMaximumPercent: { label: 'Saque à vista no máximo', text: words.percent },
    minimumIncome: { label: 'Menor renda', text: words.reais },
    changeMonths: {
      label: 'Meses em que se muda a renda',
      text: (changes) => words.list(changes.map((month) => monthNames[month - 1] ?? '')),
    },
    suspension: {
      label: 'Suspensão do benefício',
      text: ({ minimumMonths, maximumMonths }) =>
        `de ${words.months(minimumMonths)} a ${words.months(maximumMonths)}`,
    },
  },
})
