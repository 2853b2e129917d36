import * as v from 'valibot'
import { BENEFIT_KINDS, INCOME_TYPES } from '#domain/benefits/benefit-rules.ts'
import { defineRule } from '../rules/define-rule.ts'
import {
  choice,
  choices,
  money,
  months,
  part,
  percent,
  together,
  years,
  yesNo,
} from '../rules/rule-fields.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const monthNames = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

const monthlyPercent = (label: string) =>
  percent(label, { from: 0.1, to: 5, says: 'Informe de 0,1 a 5% ao mês.' })
const someYears = (label: string) => years(label, { from: 1, to: 60, says: 'Informe de 1 a 60 anos.' })
const monthsOfPause = (label: string) => months(label, { from: 1, to: 60, says: 'Informe de 1 a 60 meses.' })

/** Benefits of a plan, how a balance becomes an income, and how that may be changed later. Points a month, years, reais. */
export const benefitTermsRule = defineRule({
  id: 'benefit-terms',
  label: 'Benefícios e tipos de renda',
  lead: 'Benefícios já concedidos ficam como foram concedidos; as janelas e a suspensão valem também para eles.',
  scope: 'plan',
  setting: 'beneficios',
  fields: {
    kinds: choices('Benefícios', {
      ids: BENEFIT_KINDS,
      names: {
        normal: 'aposentadoria normal',
        early: 'aposentadoria antecipada',
        deferred: 'benefício proporcional diferido',
        disability: 'invalidez',
        'death-pension': 'pensão por morte',
        'death-grant': 'pecúlio',
      },
      says: 'Este benefício não existe.',
    }),
    needsEndOfEmployment: yesNo('Exige o fim do trabalho na patrocinadora'),
    incomeTypes: choices('Tipos de renda', {
      ids: INCOME_TYPES,
      names: { percent: 'percentual do saldo', 'fixed-term': 'prazo certo', lifetime: 'vitalícia' },
      says: 'Este tipo de renda não existe.',
      atLeastOne: 'Escolha pelo menos um tipo de renda.',
    }),
    percent: together(
      'Renda por percentual do saldo, ao mês',
      {
        minimum: monthlyPercent('Menor percentual do saldo ao mês'),
        maximum: monthlyPercent('Maior percentual do saldo ao mês'),
        step: monthlyPercent('Passo do percentual'),
      },
      ({ minimum, maximum, step }) =>
        `de ${words.percent(minimum)} a ${words.percent(maximum)}, de ${words.percent(step)} em ${words.percent(step)}`,
    ),
    termYears: together(
      'Renda por prazo certo',
      { minimum: someYears('Menor prazo da renda'), maximum: someYears('Maior prazo da renda') },
      ({ minimum, maximum }) => `de ${words.years(minimum)} a ${words.years(maximum)}`,
    ),
    termBasis: choice('Cálculo do prazo certo', {
      ids: ['level', 'quotas'],
      names: { level: 'renda nivelada pelo rendimento real', quotas: 'número igual de cotas' },
    }),
    lifetimePayments: part(v.picklist([12, 13], 'Informe 12 ou 13 pagamentos.'), {
      label: 'Pagamentos por ano da renda vitalícia',
      text: words.number,
      input: { as: 'choice', options: [12, 13].map((id) => ({ id, label: `${id} por ano` })) },
    }),
    cashMaximumPercent: percent('Saque à vista no máximo', {
      to: 25,
      says: 'Informe de 0 a 25%.',
      help: 'De 0 a 25% do saldo.',
    }),
    minimumIncome: money('Menor renda', { help: 'Abaixo dela o saldo é pago de uma vez.' }),
    changeMonths: part(v.array(wholeNumber(1, 12, 'Informe um mês de 1 a 12.')), {
      label: 'Meses em que se muda a renda',
      text: (changes) => words.list(changes.map((month) => monthNames[month - 1] ?? '')),
      input: { as: 'months-of-year' },
    }),
    suspension: together(
      'Suspensão do benefício',
      { minimumMonths: monthsOfPause('Menor suspensão'), maximumMonths: monthsOfPause('Maior suspensão') },
      ({ minimumMonths, maximumMonths }) =>
        `de ${words.months(minimumMonths)} a ${words.months(maximumMonths)}`,
    ),
  },
})
