import type { Outcome } from '#domain/outcome.ts'
import {
  checkIllnessExemption,
  type IllnessExemptionClaimant,
  type IllnessExemptionProblem,
} from '#domain/taxes/illness-exemption.ts'
import type { Complaint } from '../complaints.ts'
import { isYes } from '../yes-no.ts'
import { illnessExemptionSentences, reportRequired } from './illness-exemption.text.ts'
import type { IllnessExemptionData, IllnessExemptionValues } from './illness-exemption.ts'

const paths: Readonly<Record<IllnessExemptionProblem['field'], keyof IllnessExemptionValues>> = {
  illness: 'doenca',
  diagnosedOn: 'dataDiagnostico',
  issuer: 'emissor',
  hasEnd: 'temValidade',
  validUntil: 'validade',
  isDeclared: 'declaracao',
}

/** A request of the exemption by illness under the rule of the domain: what is kept of it, or every complaint. Whether the report is really there only the API knows. */
export function checkIllnessExemptionValues(
  values: IllnessExemptionValues,
  claimant: IllnessExemptionClaimant,
): Outcome<IllnessExemptionData, Complaint> {
  const { doenca, dataDiagnostico, emissor, temValidade, validade, laudo, declaracao } = values
  const outcome = checkIllnessExemption(
    {
      illness: doenca,
      diagnosedOn: dataDiagnostico || null,
      issuer: emissor,
      hasEnd: isYes(temValidade),
      validUntil: validade || null,
      isDeclared: declaracao,
    },
    claimant,
  )
  const problems: Complaint[] = outcome.ok
    ? []
    : outcome.problems.map(({ field, code }) => ({
        field: paths[field],
        sentence: illnessExemptionSentences[code],
      }))
  if (laudo === null) problems.push({ field: 'laudo', sentence: reportRequired })
  if (!outcome.ok || problems.length > 0 || dataDiagnostico === null || emissor === null)
    return { ok: false, problems }
  const { startMonth, validUntil } = outcome.result
  return {
    ok: true,
    result: { doenca, dataDiagnostico, emissor, validade: validUntil, mesInicio: startMonth },
  }
}
