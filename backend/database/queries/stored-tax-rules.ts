import * as v from 'valibot'

const reduction = v.object({
  fullUpTo: v.number(),
  fullMaximum: v.number(),
  endsAt: v.number(),
  constant: v.number(),
  slope: v.string(),
})

const progressiveTable = v.array(
  v.object({ upTo: v.nullable(v.number()), ratePercent: v.number(), deduct: v.number() }),
)

/** What `tax_rules` keeps, by its kind. A rate alone is kept as `{ percent }`. */
export const storedTaxRules = {
  monthly: v.object({
    table: progressiveTable,
    dependantDeduction: v.number(),
    simplifiedDiscount: v.number(),
    simplifiedOnThirteenth: v.boolean(),
    exemptFrom65: v.number(),
    reduction: v.nullable(reduction),
    notWithheldUpTo: v.number(),
  }),
  annual: v.object({
    table: progressiveTable,
    dependantDeduction: v.number(),
    simplifiedPercent: v.number(),
    simplifiedMaximum: v.number(),
    reduction: v.nullable(reduction),
    pensionDeductionPercent: v.number(),
  }),
  regressive: v.object({
    brackets: v.array(v.object({ upToYears: v.nullable(v.number()), ratePercent: v.number() })),
    riskBenefitMaximumPercent: v.number(),
  }),
  redemption: v.pipe(
    v.object({ percent: v.number() }),
    v.transform(({ percent }) => percent),
  ),
} as const

export type TaxRulesKind = keyof typeof storedTaxRules
