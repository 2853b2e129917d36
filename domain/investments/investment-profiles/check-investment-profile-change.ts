import type { IsoDate } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { ProfileWindow, ProfileWindowRules } from './investment-profile-window.ts'
import { profileWindow } from './investment-profile-window.ts'
import type { SuitabilityResult } from './score-questionnaire.ts'
import { isResultValid } from './score-questionnaire.ts'

export interface ProfileChoice {
  /** Null while nothing was chosen. */
  profileId: number | null
  /** The risk term (*Termo de Ciência de Risco*) was accepted. */
  acceptsRiskTerm: boolean
}

export interface ProfileChangeFacts {
  currentProfileId: number
  /** Profiles of the plan from the least to the most risk. */
  profilesByRisk: readonly number[]
  /** The newest result; null when the questionnaire was never filled in. */
  suitability: Pick<SuitabilityResult, 'profileId'> | null
}

export interface CheckedProfileChange {
  profileId: number
  /** Whether the profile is riskier than the result, so that the term is part of the request. */
  isAboveResult: boolean
}

export type ProfileChangeProblem =
  | { field: 'profile'; code: 'profile-required' | 'not-offered' | 'unchanged' }
  | { field: 'acceptsRiskTerm'; code: 'risk-term-required' }

/**
 * A choice of profile, for the form and the server alike. A profile above the result of the questionnaire needs the risk term; it is
 * never refused for that. Whether anything may be chosen on a day is for `profileChangeObstacles`.
 */
export function checkProfileChange(
  { profileId, acceptsRiskTerm }: ProfileChoice,
  facts: ProfileChangeFacts,
): Outcome<CheckedProfileChange, ProfileChangeProblem> {
  const isAboveResult = profileId !== null && isAbove(profileId, facts)
  const problems = profileProblems(profileId, facts)
  if (isAboveResult && !acceptsRiskTerm)
    problems.push({ field: 'acceptsRiskTerm', code: 'risk-term-required' })
  return problems.length > 0 || profileId === null
    ? { ok: false, problems }
    : { ok: true, result: { profileId, isAboveResult } }
}

/** Whom the choice is open to. */
export interface ProfileChangeStanding {
  /** The newest result; null when the questionnaire was never filled in. */
  suitability: Pick<SuitabilityResult, 'validUntil'> | null
  /** Whoever receives an income for life has no profile. */
  hasLifetimeIncome: boolean
}

/** No other choice mends these. */
export type ProfileChangeObstacle =
  | { code: 'lifetime-income' | 'questionnaire-required' | 'questionnaire-expired' }
  | { code: 'window-closed'; next: ProfileWindow }

/** Why nothing may be chosen on a day; empty when it may. */
export function profileChangeObstacles(
  { suitability, hasLifetimeIncome }: ProfileChangeStanding,
  today: IsoDate,
  rules: ProfileWindowRules,
): ProfileChangeObstacle[] {
  if (hasLifetimeIncome) return [{ code: 'lifetime-income' }]
  const obstacles: ProfileChangeObstacle[] = []
  if (suitability === null) obstacles.push({ code: 'questionnaire-required' })
  else if (!isResultValid(suitability, today)) obstacles.push({ code: 'questionnaire-expired' })
  const { isOpen, window } = profileWindow(today, rules)
  if (!isOpen) obstacles.push({ code: 'window-closed', next: window })
  return obstacles
}

/** Whether a profile carries more risk than the result; true of all but the calmest while there is no result. */
export function isAbove(
  profileId: number,
  { profilesByRisk, suitability }: Pick<ProfileChangeFacts, 'profilesByRisk' | 'suitability'>,
): boolean {
  const result = suitability === null ? 0 : profilesByRisk.indexOf(suitability.profileId)
  return profilesByRisk.indexOf(profileId) > result
}

function profileProblems(
  profileId: number | null,
  { currentProfileId, profilesByRisk }: ProfileChangeFacts,
): ProfileChangeProblem[] {
  if (profileId === null) return [{ field: 'profile', code: 'profile-required' }]
  if (!profilesByRisk.includes(profileId)) return [{ field: 'profile', code: 'not-offered' }]
  return profileId === currentProfileId ? [{ field: 'profile', code: 'unchanged' }] : []
}
