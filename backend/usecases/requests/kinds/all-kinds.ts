import { requestKindId } from '#backend/database/reference-data.ts'
import { ageExemption } from './age-exemption.ts'
import { contributionChange } from './contribution-change.ts'
import { contributionSuspension } from './contribution-suspension.ts'
import { dataDeletion } from './data-deletion.ts'
import type { RequestKind, Submission } from './define-request-kind.ts'
import { emailChange } from './email-change.ts'
import { fatcaDeclaration } from './fatca-declaration.ts'
import { investmentProfileChange } from './investment-profile-change.ts'
import { pepDeclaration } from './pep-declaration.ts'
import { reRegistration } from './re-registration.ts'
import { residenceDeclaration } from './residence-declaration.ts'
import { taxRegimeChoice } from './tax-regime-choice.ts'

/** A kind whose data only it understands. */
export type AnyRequestKind = RequestKind<Submission, unknown>

/** Every kind that the portal files. Kinds that are not here come from elsewhere and are completed by hand. */
export const requestKindDefinitions: readonly AnyRequestKind[] = [
  contributionChange,
  contributionSuspension,
  investmentProfileChange,
  taxRegimeChoice,
  pepDeclaration,
  fatcaDeclaration,
  residenceDeclaration,
  ageExemption,
  reRegistration,
  dataDeletion,
  emailChange,
]

const byId = new Map(requestKindDefinitions.map((kind) => [requestKindId(kind.slug), kind]))

/** What is special about a kind; null for those without a definition. */
export function definitionOf(kindId: number): AnyRequestKind | null {
  return byId.get(kindId) ?? null
}
