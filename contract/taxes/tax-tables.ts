import * as v from 'valibot'

const number = v.number()

/** The tables of the monthly withholding: the shape of `MonthlyTaxRules`. Reais, per cent. */
export const monthlyTaxRules = v.object({
  table: v.array(v.object({ upTo: v.nullable(number), ratePercent: number, deduct: number })),
  dependantDeduction: number,
  simplifiedDiscount: number,
  simplifiedOnThirteenth: v.boolean(),
  exemptFrom65: number,
  reduction: v.nullable(
    v.object({ fullUpTo: number, fullMaximum: number, endsAt: number, constant: number, slope: v.string() }),
  ),
  notWithheldUpTo: number,
})

/** The tables by which simulated payments are taxed: the shape of `SimulationTaxRules`. */
export const simulationTaxes = v.object({
  monthly: monthlyTaxRules,
  regressive: v.object({
    brackets: v.array(v.object({ upToYears: v.nullable(number), ratePercent: number })),
    riskBenefitMaximumPercent: number,
  }),
})
