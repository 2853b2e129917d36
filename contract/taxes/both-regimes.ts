import * as v from 'valibot'

const totals = v.object({ imposto: v.number(), liquido: v.number() })

/** Tax that one regime withholds from a redemption paid today, reais; `faixas`: by rate, points, highest first. */
const withheld = v.object({
  ...totals.entries,
  faixas: v.array(v.object({ aliquota: v.number(), valor: v.number(), imposto: v.number() })),
})

/** The year that an annual return is reckoned with: other taxable income of the year, reais, and dependants. */
export const yearOfReturn = v.object({ outrasRendas: v.number(), dependentes: v.number() })
export type YearOfReturn = v.InferOutput<typeof yearOfReturn>

/** A progressive redemption after the annual return; null for who lives abroad: what is withheld is final. */
export const afterReturn = v.nullable(totals)

/**
 * A redemption in both regimes. What the progressive one withholds is an advance; `final` is its whole tax, once the annual return of the
 * year `ano` is settled.
 */
export const bothRegimes = v.object({
  progressivo: v.object({ ...withheld.entries, final: afterReturn }),
  regressivo: withheld,
  ano: yearOfReturn,
})
export type BothRegimesOnWire = v.InferOutput<typeof bothRegimes>
