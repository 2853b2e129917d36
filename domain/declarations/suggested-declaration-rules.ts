import type { PepRules } from './check-pep-declaration.ts'
import type { ForeignResidenceRules } from './foreign-residence.ts'
import { type PepValidity, suggestedPepValidity } from './pep.ts'

/** What declarations are checked by, where an administrator has set nothing else. */
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
