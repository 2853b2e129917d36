import * as v from 'valibot'
import { Category } from '#domain/participants.ts'
import { defineRule } from '../rules/define-rule.ts'
import { amount, dayOfMonth, decimalText, numberFrom, percent, wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const categoryNames = {
  [Category.taxpayer]: 'contribuintes',
  [Category.assisted]: 'assistidos',
  [Category.pensioner]: 'pensionistas',
  [Category.selfSponsored]: 'autopatrocinados',
  [Category.deferred]: 'BPD',
} as const

const systemNames = { price: 'Price', sac: 'SAC' } as const

const monthlyRate = decimalText('Informe a taxa ao mês, como 1,20.')
const someMonths = wholeNumber(1, 600, 'Informe um número de meses, de 1 a 600.')
/** Costs that took all that is lent would leave nothing to pay out. */
const smallPercent = numberFrom(0, 20, 'Informe uma porcentagem de 0 a 20.')

/** Whom a plan lends to, how much, at what price, and how it is paid back. Reais, points, months. */
export const loansRule = defineRule({
  id: 'loans',
  label: 'Empréstimos',
  scope: 'plan',
  schema: v.pipe(
    v.strictObject({
      categories: v.array(v.enum(Category, 'Esta categoria não existe.')),
      systems: v.pipe(
        v.array(v.picklist(['price', 'sac'], 'Escolha Price ou SAC.')),
        v.minLength(1, 'Escolha pelo menos um sistema.'),
      ),
      /** Interest a month, points, known for the whole term: no loan is corrected by an index yet. */
      monthlyPercent: v.strictObject({
        fixed: monthlyRate,
        indexed: v.null('Ainda não há empréstimos corrigidos por índice.'),
      }),
      coverFeePercent: smallPercent,
      costs: v.picklist(['deducted', 'financed'], 'Escolha de onde saem os custos.'),
      dueDay: dayOfMonth,
      minimumContributions: wholeNumber(0, 600, 'Informe um número de contribuições.'),
      minimumMonths: someMonths,
      maximumMonths: someMonths,
      maximumAgeAtEnd: wholeNumber(18, 120, 'Informe uma idade de 18 a 120 anos.'),
      maximumAmount: amount,
      redemptionPercent: percent,
      benefitMultiple: numberFrom(0, 100, 'Informe um número de benefícios, de 0 a 100.'),
      payMarginPercent: percent,
      benefitMarginPercent: percent,
      /** The law allows 15 at most. */
      portfolioPercent: numberFrom(0, 15, 'A lei permite no máximo 15%.'),
      renewalAfterPercent: percent,
      overdue: v.strictObject({ finePercent: percent, monthlyInterestPercent: percent }),
      smallestBoleto: amount,
      coversArrears: v.boolean(),
    }),
    v.forward(
      v.check(
        ({ minimumMonths, maximumMonths }) => minimumMonths <= maximumMonths,
        'O máximo não pode ser menor que o mínimo.',
      ),
      ['maximumMonths'],
    ),
  ),
  fields: {
    categories: {
      label: 'Quem pode pedir',
      text: (categories) => words.list(categories.map((category) => categoryNames[category])),
    },
    systems: {
      label: 'Como se paga',
      text: (systems) => words.list(systems.map((system) => systemNames[system])),
    },
    monthlyPercent: {
      label: 'Juros ao mês',
      text: ({ fixed }) => `prefixado: ${words.decimal(fixed)}%`,
    },
    coverFeePercent: { label: 'Taxa de quitação por morte ou invalidez', text: words.percent },
    costs: {
      label: 'Imposto e taxa',
      text: (costs) => (costs === 'deducted' ? 'descontados do valor' : 'somados ao empréstimo'),
    },
    dueDay: { label: 'Vencimento das parcelas', text: words.dayOfMonth },
    minimumContributions: { label: 'Contribuições pagas, no mínimo', text: words.number },
    minimumMonths: { label: 'Menor prazo', text: words.months },
    maximumMonths: { label: 'Maior prazo', text: words.months },
    maximumAgeAtEnd: { label: 'Idade mais prazo, no máximo', text: words.years },
    maximumAmount: { label: 'Maior valor', text: words.reais },
    redemptionPercent: { label: 'Parte do resgate líquido que se empresta', text: words.percent },
    benefitMultiple: { label: 'Benefícios mensais que se emprestam', text: words.number },
    payMarginPercent: { label: 'Parte do salário que a parcela pode tomar', text: words.percent },
    benefitMarginPercent: { label: 'Parte do benefício que a parcela pode tomar', text: words.percent },
    portfolioPercent: { label: 'Parte do plano que pode estar emprestada', text: words.percent },
    renewalAfterPercent: { label: 'Parcelas pagas para renovar', text: words.percent },
    overdue: {
      label: 'Atraso',
      text: ({ finePercent, monthlyInterestPercent }) =>
        `multa de ${words.percent(finePercent)} e juros de ${words.percent(monthlyInterestPercent)} ao mês`,
    },
    smallestBoleto: { label: 'Menor boleto', text: words.reais },
    coversArrears: { label: 'A taxa também quita parcelas em atraso', text: words.yesNo },
  },
})

/** IOF, by law due on every loan to a person. Points; days. */
export const iofRule = defineRule({
  id: 'tax-iof',
  label: 'IOF sobre empréstimos',
  scope: 'everybody',
  schema: v.strictObject({
    additionalPercent: decimalText('Informe a alíquota adicional, como 0,38.'),
    dailyPercent: decimalText('Informe a alíquota diária, como 0,0082.'),
    maximumDays: wholeNumber(1, 3650, 'Informe um número de dias.'),
    ceilingPercent: decimalText('Informe o limite, como 3,373.'),
  }),
  fields: {
    additionalPercent: { label: 'Alíquota adicional', text: (text) => `${words.decimal(text)}%` },
    dailyPercent: { label: 'Alíquota por dia', text: (text) => `${words.decimal(text)}%` },
    maximumDays: { label: 'Dias que contam, no máximo', text: words.days },
    ceilingPercent: { label: 'Limite das duas', text: (text) => `${words.decimal(text)}%` },
  },
})
