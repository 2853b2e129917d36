import type { Competence, IsoDate } from '#domain/calendar.ts'
import { addToCompetence, compareIso, competenceOfAge } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { TaxRegime } from './tax-regime.ts'

/** Age from which a slice of pensions is exempt (Lei 7.713/1988, art. 6, XV). */
export const EXEMPTION_AGE = 65

/** First month of the exempt slice: the month of the 65th birthday, whatever its day. */
export function exemptFrom(birthDate: IsoDate): Competence {
  return competenceOfAge(birthDate, EXEMPTION_AGE)
}

export interface AgeExemptionFacts {
  /** Null when unknown: the slice then has to be asked for, with a document. */
  birthDate: IsoDate | null
  regime: TaxRegime
  /** Whether another paying source already applies the slice; null while the person has not said. */
  usedElsewhere: boolean | null
  /** First month asked for by request; null without one. */
  requestedFrom: Competence | null
}

/**
 * Whether the slice applies to a payment of a month. One slice belongs to each taxpayer: it never applies twice, and it
 * applies by itself when the birth date is known and no other source was declared. None in the regressive regime.
 */
export function ageExemptionApplies(month: Competence, facts: AgeExemptionFacts): boolean {
  const { birthDate, regime, usedElsewhere, requestedFrom } = facts
  if (regime !== 'progressive' || birthDate === null || usedElsewhere === true) return false
  const first = exemptFrom(birthDate)
  return compareIso(month, laterOf(first, requestedFrom ?? first)) >= 0
}

export interface AgeExemptionRequest {
  /** The person declares that what they say is true. */
  isDeclared: boolean
  /** Whether another paying source uses the slice; null while not answered. */
  usedElsewhere: boolean | null
  /** Names of the other paying sources. */
  otherSources: readonly string[]
  startMonth: Competence | null
  /** A proof of the birth date is with the entity. */
  hasIdentityDocument: boolean
}

/** Whose request it is. */
export interface AgeExemptionClaimant {
  birthDate: IsoDate | null
  /** First month not yet paid. */
  firstOpenMonth: Competence
  /** The month of the request. */
  currentMonth: Competence
  /** Whether the slice is applied here by now, or will be from a month on that was granted. */
  appliesHere: boolean
}

export type AgeExemptionProblem =
  | { field: 'isDeclared'; code: 'declaration-required' }
  | { field: 'usedElsewhere'; code: 'answer-required' | 'unchanged' }
  | { field: 'otherSources'; code: 'sources-required' }
  | {
      field: 'startMonth'
      code: 'month-required' | 'month-already-paid' | 'month-too-far' | 'month-too-old' | 'before-65'
    }
  | { field: 'identityDocument'; code: 'document-required' }
  | { field: 'birthDate'; code: 'birth-date-unknown' }

/** Change by a request: from `startMonth` on the slice is applied here, or left to the other source. */
export interface AgeExemptionChange {
  applies: boolean
  startMonth: Competence
}

/** How many months ahead a request may begin. */
export const LONGEST_WAIT = 12

/** How many months back the slice may be asked for here, the present one included; what was withheld before is settled in the annual return. */
export const MOST_MONTHS_BACK = 12

/**
 * The request about the exemption, from the 65th birthday on and at most a year ahead. Asked for here it reaches back over months that were
 * paid: their difference is given back. Who uses the slice elsewhere gives it up here, from the first month not yet paid (`firstOpenMonth`).
 */
export function checkAgeExemptionRequest(
  request: AgeExemptionRequest,
  claimant: AgeExemptionClaimant,
): Outcome<AgeExemptionChange, AgeExemptionProblem> {
  const problems: AgeExemptionProblem[] = []
  const { appliesHere } = claimant
  const applies = request.usedElsewhere === false
  if (!request.isDeclared) problems.push({ field: 'isDeclared', code: 'declaration-required' })
  if (request.usedElsewhere === null) problems.push({ field: 'usedElsewhere', code: 'answer-required' })
  if (request.usedElsewhere === !appliesHere) problems.push({ field: 'usedElsewhere', code: 'unchanged' })
  if (request.usedElsewhere === true && request.otherSources.length === 0)
    problems.push({ field: 'otherSources', code: 'sources-required' })
  if (!request.hasIdentityDocument) problems.push({ field: 'identityDocument', code: 'document-required' })
  problems.push(...startProblems(request.startMonth, claimant, applies))
  return problems.length > 0 || request.startMonth === null
    ? { ok: false, problems }
    : { ok: true, result: { applies, startMonth: request.startMonth } }
}

function startProblems(
  startMonth: Competence | null,
  claimant: Omit<AgeExemptionClaimant, 'appliesHere'>,
  applies: boolean,
): AgeExemptionProblem[] {
  const { birthDate, firstOpenMonth } = claimant
  if (birthDate === null) return [{ field: 'birthDate', code: 'birth-date-unknown' }]
  if (startMonth === null) return [{ field: 'startMonth', code: 'month-required' }]
  if (startMonth < exemptFrom(birthDate)) return [{ field: 'startMonth', code: 'before-65' }]
  if (startMonth < earliestStart(claimant, applies))
    return [{ field: 'startMonth', code: applies ? 'month-too-old' : 'month-already-paid' }]
  return startMonth >= addToCompetence(firstOpenMonth, LONGEST_WAIT)
    ? [{ field: 'startMonth', code: 'month-too-far' }]
    : []
}

/** First month from which the slice may be asked for here (`applies`), or given up, whenever the person turned 65. */
export function earliestStart(
  { firstOpenMonth, currentMonth }: Pick<AgeExemptionClaimant, 'firstOpenMonth' | 'currentMonth'>,
  applies: boolean,
): Competence {
  if (!applies) return firstOpenMonth
  const back = addToCompetence(currentMonth, 1 - MOST_MONTHS_BACK)
  return back < firstOpenMonth ? back : firstOpenMonth
}

/** Months in which a request may begin, oldest first: to have the slice here (`applies`), or to give it up. */
export function exemptionStartMonths(
  claimant: Omit<AgeExemptionClaimant, 'appliesHere'>,
  applies: boolean,
): Competence[] {
  const { birthDate, firstOpenMonth } = claimant
  if (birthDate === null) return []
  const [first, last] = [exemptFrom(birthDate), addToCompetence(firstOpenMonth, LONGEST_WAIT - 1)]
  const months: Competence[] = []
  for (let month = earliestStart(claimant, applies); month <= last; month = addToCompetence(month, 1))
    if (month >= first) months.push(month)
  return months
}

function laterOf(one: Competence, other: Competence): Competence {
  return one > other ? one : other
}
