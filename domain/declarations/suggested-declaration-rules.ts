import type { PepRules } from './check-pep-declaration.ts'
import type { ForeignResidenceRules } from './foreign-residence.ts'
import { type PepValidity, suggestedPepValidity } from './pep.ts'

export const suggestedDeclarationRules: PepRules &
  PepValidity &
  ForeignResidenceRules & {
    /** Days before its end in which a declaration is shown as expiring. */
    warningDays: number
  } = {
  maximumDegree: 2,
  ...suggestedPepValidity,
  proofMaximumDays: 90,
  warningDays: 30,
}
