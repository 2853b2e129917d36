import * as v from 'valibot'
import { Category } from '#domain/participants.ts'
import { categoryNames } from '../life-cycle/category-names.ts'
import { defineRule, schemaOf } from '../rules/define-rule.ts'
import {
  choice,
  choices,
  count,
  dayOfMonth,
  days,
  decimal,
  money,
  months,
  part,
  percent,
  together,
  years,
  yesNo,
} from '../rules/rule-fields.ts'
import { decimalText } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'
import { loanSystemWords } from './wire-words.ts'

/** Who borrows, as the rule reads. */
const borrowerNames = {
  [Category.taxpayer]: 'contribuintes',
  [Category.assisted]: 'assistidos',
  [Category.pensioner]: 'pensionistas',
  [Category.selfSponsored]: 'autopatrocinados',
  [Category.deferred]: 'BPD',
} as const

const someMonths = (label: string) => months(label, { from: 1, to: 600 })
const fixedRate = decimal('Juros ao mês, prefixado (%)', decimalText('Informe a taxa ao mês, como 1,20.'))
const costs = { deducted: 'descontados do valor', financed: 'somados ao empréstimo' } as const

const fields = {
  categories: part(v.array(v.enum(Category, 'Esta categoria não existe.')), {
    label: 'Quem pode pedir',
    text: (categories) => words.list(categories.map((category) => borrowerNames[category])),
    input: {
      as: 'choices',
      options: Object.values(Category).map((id) => ({ id, label: categoryNames[id - 1] ?? '' })),
    },
  }),
  systems: choices('Como se paga', {
    ids: loanSystemWords.codes,
    names: { price: loanSystemWords.toWire('price'), sac: loanSystemWords.toWire('sac') },
    says: 'Escolha Price ou SAC.',
    atLeastOne: 'Escolha pelo menos um sistema.',
  }),
  /** Interest a month, points, known for the whole term: no loan is corrected by an index yet. */
  monthlyPercent: part(
    v.strictObject({
      fixed: fixedRate.schema,
      indexed: v.null('Ainda não há empréstimos corrigidos por índice.'),
    }),
    {
      label: 'Juros ao mês',
      text: ({ fixed }) => `prefixado: ${words.decimal(fixed)}%`,
      input: { as: 'parts', parts: { fixed: fixedRate } },
    },
  ),
  /** Costs that took all that is lent would leave nothing to pay out. */
  coverFeePercent: percent('Taxa de quitação por morte ou invalidez', { to: 20 }),
  costs: choice('Imposto e taxa', {
    ids: ['deducted', 'financed'],
    names: costs,
    offered: costs,
    says: 'Escolha de onde saem os custos.',
  }),
  dueDay: dayOfMonth('Vencimento das parcelas'),
  minimumContributions: count('Contribuições pagas, no mínimo', {
    to: 600,
    says: 'Informe um número de contribuições.',
  }),
  minimumMonths: someMonths('Menor prazo'),
  maximumMonths: someMonths('Maior prazo'),
  maximumAgeAtEnd: years('Idade mais prazo, no máximo', {
    from: 18,
    to: 120,
    says: 'Informe uma idade de 18 a 120 anos.',
  }),
  maximumAmount: money('Maior valor'),
  redemptionPercent: percent('Parte do resgate líquido que se empresta'),
  benefitMultiple: count('Benefícios mensais que se emprestam', {
    to: 100,
    says: 'Informe um número de benefícios, de 0 a 100.',
    decimals: 2,
  }),
  payMarginPercent: percent('Parte do salário que a parcela pode tomar'),
  benefitMarginPercent: percent('Parte do benefício que a parcela pode tomar'),
  /** The law allows 15 at most. */
  portfolioPercent: percent('Parte do plano que pode estar emprestada', {
    to: 15,
    says: 'A lei permite no máximo 15%.',
  }),
  renewalAfterPercent: percent('Parcelas pagas para renovar'),
  overdue: together(
    'Atraso',
    { finePercent: percent('Multa por atraso'), monthlyInterestPercent: percent('Juros por atraso ao mês') },
    ({ finePercent, monthlyInterestPercent }) =>
      `multa de ${words.percent(finePercent)} e juros de ${words.percent(monthlyInterestPercent)} ao mês`,
  ),
  smallestBoleto: money('Menor boleto'),
  coversArrears: yesNo('A taxa também quita parcelas em atraso'),
}

/** Whom a plan lends to, how much, at what price, and how it is paid back. Reais, points, months. */
export const loansRule = defineRule({
  id: 'loans',
  label: 'Empréstimos',
  lead: 'Empréstimos já contratados ficam com as condições do contrato.',
  scope: 'plan',
  setting: 'services-management',
  schema: v.pipe(
    schemaOf(fields),
    v.forward(
      v.check(
        ({ minimumMonths, maximumMonths }) => minimumMonths <= maximumMonths,
        'O máximo não pode ser menor que o mínimo.',
      ),
      ['maximumMonths'],
    ),
  ),
  fields,
})

const rate = (label: string, says: string) =>
  decimal(label, decimalText(says), { text: (text) => `${words.decimal(text)}%` })

/** IOF, by law due on every loan to a person. Points; days. */
export const iofRule = defineRule({
  id: 'tax-iof',
  label: 'IOF sobre empréstimos',
  lead: 'Vale o imposto do dia em que o empréstimo é liberado.',
  scope: 'everybody',
  setting: 'services-management',
  fields: {
    additionalPercent: rate('Alíquota adicional', 'Informe a alíquota adicional, como 0,38.'),
    dailyPercent: rate('Alíquota por dia', 'Informe a alíquota diária, como 0,0082.'),
    maximumDays: days('Dias que contam, no máximo', {
      from: 1,
      to: 3650,
      says: 'Informe um número de dias.',
    }),
    ceilingPercent: rate('Limite das duas', 'Informe o limite, como 3,373.'),
  },
})
