/** A lifetime income as simulations take it: years of yearly income that a balance buys, and the years that are looked at. */
export interface LifetimeAnnuity {
  factor: string
  years: number
}

/** Used by plans where nothing else is set: a life from about 60 years of age on. An actuary sets the factor of a grant. */
export const suggestedLifetimeAnnuity: LifetimeAnnuity = { factor: '14.3218', years: 20 }
