import { type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type AgeExemptionClaimant, earliestStart } from './age-exemption.ts'

/** Illnesses that free a benefit of income tax (Lei 7.713/1988, art. 6, XIV; Lei 9.250/1995, art. 30): the list is closed. */
export const ILLNESSES = [
  'occupational-disease',
  'active-tuberculosis',
  'mental-alienation',
  'multiple-sclerosis',
  'malignant-neoplasm',
  'blindness',
  'leprosy',
  'irreversible-paralysis',
  'severe-heart-disease',
  'parkinson',
  'ankylosing-spondylitis',
  'severe-kidney-disease',
  'severe-liver-disease',
  'advanced-paget',
  'radiation-contamination',
  'aids',
  'cystic-fibrosis',
] as const
export type Illness = (typeof ILLNESSES)[number]

/** Whose official medical service issued the report (Lei 9.250/1995, art. 30). */
export const REPORT_ISSUERS = ['union', 'state', 'federal-district', 'municipality'] as const
export type ReportIssuer = (typeof REPORT_ISSUERS)[number]

/** The illnesses that count for a benefit: a pension after somebody's death is not freed by an occupational disease (art. 6, XXI). */
export function illnessesFor({ isPensioner }: { isPensioner: boolean }): readonly Illness[] {
  return isPensioner ? ILLNESSES.filter((illness) => illness !== 'occupational-disease') : ILLNESSES
}

/** From when, and until what day of the report, a benefit is exempt; null: without an end. */
export interface IllnessExemption {
  startMonth: Competence
  validUntil: IsoDate | null
}

/** Whether the benefit of a month is exempt: up to the month in which the report ends, that one included. */
export function illnessExemptionApplies(
  month: Competence,
  { startMonth, validUntil }: IllnessExemption,
): boolean {
  return month >= startMonth && (validUntil === null || month <= competenceOf(validUntil))
}

/** A request as it is filled in; null while something is not answered. */
export interface IllnessExemptionRequest {
  illness: Illness | null
  diagnosedOn: IsoDate | null
  issuer: ReportIssuer | null
  /** Whether the report ends on a day. */
  hasEnd: boolean | null
  validUntil: IsoDate | null
  isDeclared: boolean
}

/** Whose request it is, and when. */
export interface IllnessExemptionClaimant
  extends Pick<AgeExemptionClaimant, 'firstOpenMonth' | 'currentMonth'> {
  isPensioner: boolean
  today: IsoDate
}

export type IllnessExemptionProblem =
  | { field: 'illness'; code: 'illness-required' | 'not-for-pensions' }
  | { field: 'diagnosedOn'; code: 'diagnosis-required' | 'diagnosis-in-the-future' }
  | { field: 'issuer'; code: 'issuer-required' }
  | { field: 'hasEnd'; code: 'end-answer-required' }
  | { field: 'validUntil'; code: 'end-required' | 'report-over' }
  | { field: 'isDeclared'; code: 'declaration-required' }

/**
 * The request about the exemption: what it would grant, from the month of the diagnosis on, but no further back than a request of the slice
 * from 65 years on reaches; what was withheld before is settled in the annual return. Every problem otherwise.
 */
export function checkIllnessExemption(
  { illness, diagnosedOn, issuer, hasEnd, validUntil, isDeclared }: IllnessExemptionRequest,
  claimant: IllnessExemptionClaimant,
): Outcome<IllnessExemption, IllnessExemptionProblem> {
  const { today } = claimant
  const problems: IllnessExemptionProblem[] = []
  if (illness === null) problems.push({ field: 'illness', code: 'illness-required' })
  else if (!illnessesFor(claimant).includes(illness))
    problems.push({ field: 'illness', code: 'not-for-pensions' })
  if (diagnosedOn === null) problems.push({ field: 'diagnosedOn', code: 'diagnosis-required' })
  else if (diagnosedOn > today) problems.push({ field: 'diagnosedOn', code: 'diagnosis-in-the-future' })
  if (issuer === null) problems.push({ field: 'issuer', code: 'issuer-required' })
  if (hasEnd === null) problems.push({ field: 'hasEnd', code: 'end-answer-required' })
  if (hasEnd && validUntil === null) problems.push({ field: 'validUntil', code: 'end-required' })
  if (hasEnd && validUntil !== null && validUntil < today)
    problems.push({ field: 'validUntil', code: 'report-over' })
  if (!isDeclared) problems.push({ field: 'isDeclared', code: 'declaration-required' })
  return problems.length > 0 || diagnosedOn === null
    ? { ok: false, problems }
    : {
        ok: true,
        result: {
          startMonth: illnessExemptFrom(diagnosedOn, claimant),
          validUntil: hasEnd ? validUntil : null,
        },
      }
}

/** First month that is exempt: that of the diagnosis, but at most a year back. */
export function illnessExemptFrom(
  diagnosedOn: IsoDate,
  claimant: Pick<IllnessExemptionClaimant, 'firstOpenMonth' | 'currentMonth'>,
): Competence {
  const [diagnosed, earliest] = [competenceOf(diagnosedOn), earliestStart(claimant, true)]
  return diagnosed > earliest ? diagnosed : earliest
}
