import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { money, part, percent, yesNo } from '../rules/rule-fields.ts'
import { amount, decimalText, percent as points, wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const lineOf = (upTo: number | null, text: string) =>
  `${upTo === null ? 'acima' : `até ${words.reais(upTo)}`}: ${text}`

/** Brackets up to an amount, both ends in reais; the last one has none. */
const progressiveTable = v.pipe(
  v.array(v.strictObject({ upTo: v.nullable(amount), ratePercent: points, deduct: amount })),
  v.check((lines) => lines.at(-1)?.upTo === null, 'Deixe a última faixa sem limite.'),
  v.check(
    (lines) =>
      lines.every(({ upTo }, at) =>
        at === lines.length - 1 ? true : upTo !== null && upTo > (lines[at - 1]?.upTo ?? 0),
      ),
    'Ponha as faixas em ordem de valor.',
  ),
)

/** Reduction of the tax on small incomes; `slope` is decimal text. */
const reduction = v.nullable(
  v.strictObject({
    fullUpTo: amount,
    fullMaximum: amount,
    endsAt: amount,
    constant: amount,
    slope: decimalText('Informe o coeficiente, como 0.133145.'),
  }),
)

const table = part(progressiveTable, {
  label: 'Tabela',
  text: (lines) =>
    words.list(
      lines.map(({ upTo, ratePercent, deduct }) =>
        lineOf(upTo, `${words.percent(ratePercent)}, deduzir ${words.reais(deduct)}`),
      ),
    ),
})
const reductionField = part(reduction, {
  label: 'Redução do imposto',
  text: (value) =>
    value === null
      ? 'Nenhuma'
      : `até ${words.reais(value.fullUpTo)}: ${words.reais(value.fullMaximum)}; até ${words.reais(value.endsAt)}: ${words.reais(value.constant)} menos ${words.decimal(value.slope)} do rendimento`,
})

/** Withholding of the progressive regime, by the month of the payment. Reais. */
export const monthlyTaxRule = defineRule({
  id: 'tax-monthly',
  label: 'Imposto de renda mensal',
  lead: 'Retido de cada pagamento do regime progressivo, desde o primeiro dia da regra.',
  scope: 'everybody',
  setting: 'beneficios',
  fields: {
    table,
    dependantDeduction: money('Dedução por dependente'),
    simplifiedDiscount: money('Desconto simplificado'),
    simplifiedOnThirteenth: yesNo('Desconto simplificado no 13º'),
    exemptFrom65: money('Parcela isenta a partir dos 65 anos'),
    reduction: reductionField,
    /** A tax up to this is not withheld. */
    notWithheldUpTo: money('Imposto que não é retido, até'),
  },
})

/** The return of a calendar year. Reais and points. */
export const annualTaxRule = defineRule({
  id: 'tax-annual',
  label: 'Imposto de renda anual',
  lead: 'Usado pelos simuladores para a declaração de um ano.',
  scope: 'everybody',
  setting: 'beneficios',
  fields: {
    table,
    dependantDeduction: money('Dedução por dependente'),
    simplifiedPercent: percent('Desconto simplificado'),
    simplifiedMaximum: money('Desconto simplificado, até'),
    reduction: reductionField,
    pensionDeductionPercent: percent('Previdência dedutível'),
  },
})

/** Rates of the regressive regime by the age of what is paid. */
export const regressiveTaxRule = defineRule({
  id: 'tax-regressive',
  label: 'Tabela regressiva',
  lead: 'Retido pela idade de cada contribuição, de quem escolheu o regime regressivo.',
  scope: 'everybody',
  setting: 'beneficios',
  fields: {
    brackets: part(
      v.pipe(
        v.array(
          v.strictObject({
            upToYears: v.nullable(wholeNumber(1, 100, 'Informe um número de anos.')),
            ratePercent: points,
          }),
        ),
        v.check((lines) => lines.at(-1)?.upToYears === null, 'Deixe a última faixa sem limite.'),
      ),
      {
        label: 'Alíquotas',
        text: (lines) =>
          words.list(
            lines.map(
              ({ upToYears, ratePercent }) =>
                `${upToYears === null ? 'acima' : `até ${words.years(upToYears)}`}: ${words.percent(ratePercent)}`,
            ),
          ),
      },
    ),
    riskBenefitMaximumPercent: percent('Máximo em benefícios de risco'),
  },
})

/** Withholding of the progressive regime from a redemption, points. */
export const redemptionTaxRule = defineRule({
  id: 'tax-redemption',
  label: 'Imposto retido no resgate',
  lead: 'Retido na fonte de quem resgata no regime progressivo.',
  scope: 'everybody',
  setting: 'beneficios',
  fields: { percent: percent('Alíquota') },
})

/** Withholding from payments to those who live abroad, points. `benefitPercent` null: by the table, as in Brazil. */
export const nonResidentTaxRule = defineRule({
  id: 'tax-non-resident',
  label: 'Imposto de quem mora fora do Brasil',
  lead: 'Retido de quem mora fora do Brasil.',
  scope: 'everybody',
  setting: 'beneficios',
  fields: {
    benefitPercent: part(v.nullable(points), {
      label: 'Benefícios',
      text: (value) => (value === null ? 'pela tabela, como no Brasil' : words.percent(value)),
      input: { as: 'number', unit: '%', decimals: 2, isOptional: true },
      help: 'Em branco, o benefício segue a tabela, como no Brasil.',
    }),
    redemptionPercent: percent('Resgates no regime progressivo'),
  },
})
