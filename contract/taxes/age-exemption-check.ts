import type { Outcome } from '#domain/outcome.ts'
import type { AgeExemptionClaimant, AgeExemptionProblem } from '#domain/taxes/age-exemption.ts'
import { checkAgeExemptionRequest } from '#domain/taxes/age-exemption.ts'
import type { Complaint } from '../complaints.ts'
import { isYes, yesNoOf } from '../yes-no.ts'
import { ageExemptionSentences, sourceSentences } from './age-exemption.text.ts'
import type { AgeExemptionData, AgeExemptionRequestOnWire } from './age-exemption.ts'
import { LONGEST_SOURCE, MAX_SOURCES } from './age-exemption.ts'

/** A request about the exempt slice as it is filled in; null while nothing is chosen. */
export type AgeExemptionValues = Pick<AgeExemptionRequestOnWire, 'fontes' | 'declaracao'> & {
  outraFonte: AgeExemptionRequestOnWire['outraFonte'] | null
  mesInicio: string | null
}

const exemptionPaths: Readonly<Record<AgeExemptionProblem['field'], keyof AgeExemptionValues>> = {
  isDeclared: 'declaracao',
  usedElsewhere: 'outraFonte',
  otherSources: 'fontes',
  startMonth: 'mesInicio',
  identityDocument: 'outraFonte',
  birthDate: 'outraFonte',
}

/**
 * A request about the exempt slice under the rule of the domain: what is kept of it, or every complaint. Other sources count only where
 * they use the slice.
 */
export function checkAgeExemptionValues(
  { outraFonte, fontes, mesInicio, declaracao }: AgeExemptionValues,
  claimant: AgeExemptionClaimant,
): Outcome<Omit<AgeExemptionData, 'parcelaMensal'>, Complaint> {
  const usedElsewhere = isYes(outraFonte)
  const otherSources = usedElsewhere ? fontes : []
  const outcome = checkAgeExemptionRequest(
    {
      isDeclared: declaracao,
      usedElsewhere,
      otherSources,
      startMonth: mesInicio,
      // A birth date in the register was proved when the benefit was granted.
      hasIdentityDocument: claimant.birthDate !== null,
    },
    claimant,
  )
  const found = outcome.ok
    ? []
    : outcome.problems.map(({ field, code }) => ({
        field: exemptionPaths[field],
        sentence: ageExemptionSentences[code],
      }))
  const problems = [...found, ...sizeComplaints(otherSources)]
  if (!outcome.ok || problems.length > 0) return { ok: false, problems }
  const { applies, startMonth } = outcome.result
  return {
    ok: true,
    result: { outraFonte: yesNoOf(!applies), fontes: otherSources, mesInicio: startMonth },
  }
}

function sizeComplaints(sources: readonly string[]): Complaint[] {
  const sentences = [
    ...(sources.length > MAX_SOURCES ? [sourceSentences.tooMany(MAX_SOURCES)] : []),
    ...(sources.some(({ length }) => length > LONGEST_SOURCE)
      ? [sourceSentences.tooLong(LONGEST_SOURCE)]
      : []),
  ]
  return sentences.map((sentence) => ({ field: 'fontes', sentence }))
}
