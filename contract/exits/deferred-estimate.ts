import * as v from 'valibot'

/**
 * Estimate of waiting for the benefit, in money of the day: the balance at the normal retirement by the plan's central return
 * (`rentabilidade`, points a year), without contributions and less the fee of it (`taxaSaldo`, points a month; a form that was signed
 * before it was counted has none), and the first month of an income of `prazoAnos` years, reais, with its thirteenth in `mesDecimoTerceiro`
 * of each year. Null where no day of retirement is known, or it has passed.
 */
export const deferredEstimate = v.nullable(
  v.object({
    saldo: v.number(),
    renda: v.number(),
    prazoAnos: v.number(),
    rentabilidade: v.number(),
    taxaSaldo: v.optional(v.number()),
    mesDecimoTerceiro: v.optional(v.nullable(v.number())),
  }),
)
export type DeferredEstimate = v.InferOutput<typeof deferredEstimate>
