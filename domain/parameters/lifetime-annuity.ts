import type { Dated } from './validity.ts'

/** A lifetime income as simulations take it: years of yearly income that a balance buys, and the years that are looked at. */
export interface LifetimeAnnuity {
  factor: string
  years: number
}

/** The factor of the demo plans for a life from about 60 years of age on; an actuary sets the one of a grant. */
export const lifetimeAnnuity: readonly Dated<LifetimeAnnuity>[] = [
  {
    validFrom: '2005-01-01',
    validTo: null,
    source: 'Nota técnica do plano',
    value: { factor: '14.3218', years: 20 },
  },
]
