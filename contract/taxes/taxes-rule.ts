import * as v from 'valibot'
import { defineRule } from '../rules/define-rule.ts'
import { amount, decimalText, percent, wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

const lineOf = (upTo: number | null, text: string) =>
  `${upTo === null ? 'acima' : `até ${words.reais(upTo)}`}: ${text}`

/** Brackets up to an amount, both ends in reais; the last one has none. */
const progressiveTable = v.pipe(
  v.array(v.strictObject({ upTo: v.nullable(amount), ratePercent: percent, deduct: amount })),
  v.check((lines) => lines.at(-1)?.upTo === null, 'Deixe a última faixa sem limite.'),
  v.check(
    (lines) =>
      lines.every(({ upTo }, at) =>
        at === lines.length - 1 ? true : upTo !== null && upTo > (lines[at - 1]?.upTo ?? 0),
      ),
    'Ponha as faixas em ordem de valor.',
  ),
)
type ProgressiveLines = v.InferOutput<typeof progressiveTable>

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
type Reduction = v.InferOutput<typeof reduction>

const table = {
  label: 'Tabela',
  text: (lines: ProgressiveLines) =>
    words.list(
      lines.map(({ upTo, ratePercent, deduct }) =>
        lineOf(upTo, `${words.percent(ratePercent)}, deduzir ${words.reais(deduct)}`),
      ),
    ),
}
const reductionField = {
  label: 'Redução do imposto',
  text: (value: Reduction) =>
    value === null
      ? 'Nenhuma'
      : `até ${words.reais(value.fullUpTo)}: ${words.reais(value.fullMaximum)}; até ${words.reais(value.endsAt)}: ${words.reais(value.constant)} menos ${words.decimal(value.slope)} do rendimento`,
}

/** Withholding of the progressive regime, by the month of the payment. Reais. */
export const monthlyTaxRule = defineRule({
  id: 'tax-monthly',
  label: 'Imposto de renda mensal',
  scope: 'everybody',
  schema: v.strictObject({
    table: progressiveTable,
    dependantDeduction: amount,
    simplifiedDiscount: amount,
    simplifiedOnThirteenth: v.boolean(),
    exemptFrom65: amount,
    reduction,
    /** A tax up to this is not withheld. */
    notWithheldUpTo: amount,
  }),
  fields: {
    table,
    dependantDeduction: { label: 'Dedução por dependente', text: words.reais },
    simplifiedDiscount: { label: 'Desconto simplificado', text: words.reais },
    simplifiedOnThirteenth: { label: 'Desconto simplificado no 13º', text: words.yesNo },
    exemptFrom65: { label: 'Parcela isenta a partir dos 65 anos', text: words.reais },
    reduction: reductionField,
    notWithheldUpTo: { label: 'Imposto que não é retido, até', text: words.reais },
  },
})

/** The return of a calendar year. Reais and points. */
export const annualTaxRule = defineRule({
  id: 'tax-annual',
  label: 'Imposto de renda anual',
  scope: 'everybody',
  schema: v.strictObject({
    table: progressiveTable,
    dependantDeduction: amount,
    simplifiedPercent: percent,
    simplifiedMaximum: amount,
    reduction,
    pensionDeductionPercent: percent,
  }),
  fields: {
    table,
    dependantDeduction: { label: 'Dedução por dependente', text: words.reais },
    simplifiedPercent: { label: 'Desconto simplificado', text: words.percent },
    simplifiedMaximum: { label: 'Desconto simplificado, até', text: words.reais },
    reduction: reductionField,
    pensionDeductionPercent: { label: 'Previdência dedutível', text: words.percent },
  },
})

/** Rates of the regressive regime by the age of what is paid. */
export const regressiveTaxRule = defineRule({
  id: 'tax-regressive',
  label: 'Tabela regressiva',
  scope: 'everybody',
  schema: v.strictObject({
    brackets: v.pipe(
      v.array(
        v.strictObject({
          upToYears: v.nullable(wholeNumber(1, 100, 'Informe um número de anos.')),
          ratePercent: percent,
        }),
      ),
      v.check((lines) => lines.at(-1)?.upToYears === null, 'Deixe a última faixa sem limite.'),
    ),
    riskBenefitMaximumPercent: percent,
  }),
  fields: {
    brackets: {
      label: 'Alíquotas',
      text: (lines) =>
        words.list(
          lines.map(
            ({ upToYears, ratePercent }) =>
              `${upToYears === null ? 'acima' : `até ${words.years(upToYears)}`}: ${words.percent(ratePercent)}`,
          ),
        ),
    },
    riskBenefitMaximumPercent: { label: 'Máximo em benefícios de risco', text: words.percent },
  },
})

/** Withholding of the progressive regime from a redemption, points. */
export const redemptionTaxRule = defineRule({
  id: 'tax-redemption',
  label: 'Imposto retido no resgate',
  scope: 'everybody',
  schema: v.strictObject({ percent }),
  fields: { percent: { label: 'Alíquota', text: words.percent } },
})

/** Withholding from payments to those who live abroad, points. `benefitPercent` null: by the table, as in Brazil. */
export const nonResidentTaxRule = defineRule({
  id: 'tax-non-resident',
  label: 'Imposto de quem mora fora do Brasil',
  scope: 'everybody',
  schema: v.strictObject({ benefitPercent: v.nullable(percent), redemptionPercent: percent }),
  fields: {
    benefitPercent: {
      label: 'Benefícios',
      text: (value) => (value === null ? 'pela tabela, como no Brasil' : words.percent(value)),
    },
    redemptionPercent: { label: 'Resgates no regime progressivo', text: words.percent },
  },
})
