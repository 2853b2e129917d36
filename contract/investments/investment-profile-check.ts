import type {
  CheckedProfileChange,
  ProfileChangeFacts,
  ProfileChangeProblem,
} from '#domain/investments/investment-profiles/check-investment-profile-change.ts'
import { checkProfileChange } from '#domain/investments/investment-profiles/check-investment-profile-change.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { investmentProfileSentences } from './investment-profiles.text.ts'
import type { ProfileValues } from './investment-profiles.ts'

const profilePaths: Readonly<Record<ProfileChangeProblem['field'], keyof ProfileValues>> = {
  profile: 'idPerfil',
  acceptsRiskTerm: 'aceitaTermo',
}

/** A choice of profile under the rule of the domain: what it means, or every complaint. */
export function checkProfileValues(
  { idPerfil, aceitaTermo }: ProfileValues,
  facts: ProfileChangeFacts,
): Outcome<CheckedProfileChange, Complaint> {
  const outcome = checkProfileChange({ profileId: idPerfil, acceptsRiskTerm: aceitaTermo }, facts)
  if (outcome.ok) return outcome
  return complaints(outcome.problems, ({ field, code }) => [
    profilePaths[field],
    investmentProfileSentences[code],
  ])
}
