import * as v from 'valibot'
import type { PaySlipMemo, PaySlipReference } from '#domain/payroll/pay-slips/pay-slip.ts'

const amount = v.number()

const monthlyTax = v.object({
  gross: amount,
  exempt: amount,
  taxable: amount,
  deductions: v.object({
    kind: v.picklist(['itemised', 'simplified']),
    dependants: amount,
    alimony: amount,
    officialSocialSecurity: amount,
    total: amount,
  }),
  base: amount,
  ratePercent: amount,
  deduct: amount,
  tax: amount,
  reduction: amount,
  withheld: amount,
})

const tax = v.union([
  v.object({
    regime: v.literal('progressive'),
    monthly: v.nullable(monthlyTax),
    thirteenth: v.nullable(monthlyTax),
  }),
  v.object({
    regime: v.literal('regressive'),
    method: v.literal('lot-age'),
    bands: v.array(v.object({ ratePercent: amount, quotas: amount, value: amount, tax: amount })),
  }),
  v.object({ regime: v.literal('regressive'), method: v.literal('weighted-term'), ratePercent: amount }),
])

/** How the tax of a pay slip was found, as the tables keep it. */
export const storedTax = tax

/** How a pay slip was found, as the table keeps it. */
export const storedMemo = v.object({
  tax,
  exemption: v.picklist(['none', 'age-65', 'illness']),
  dependants: v.number(),
  tablesSince: v.nullable(v.string()),
  incomeBasis: v.picklist(['percent-of-balance', 'whole-balance', 'quotas', 'fixed']),
  profileId: v.nullable(v.number()),
  unitValue: v.nullable(amount),
  quotaDate: v.nullable(v.string()),
  quotasConverted: v.nullable(amount),
}) satisfies v.GenericSchema<unknown, PaySlipMemo>

/** The reference column of a line, as the table keeps it. */
export const storedReference = v.nullable(
  v.variant('kind', [
    v.object({ kind: v.literal('percent'), value: v.number() }),
    v.object({ kind: v.literal('instalment'), number: v.number(), of: v.number() }),
    v.object({ kind: v.literal('twelfths'), value: v.number() }),
  ]),
) satisfies v.GenericSchema<unknown, PaySlipReference | null>
