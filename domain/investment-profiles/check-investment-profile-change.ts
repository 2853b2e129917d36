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
  suitability: Pick<SuitabilityResult, 'profileId' | 'validUntil'> | null
  /** Whoever receives an income for life has no profile. */
  hasLifetimeIncome: boolean
  today: IsoDate
}

/** What the change means. */
export interface CheckedProfileChange {
  profileId: number
  effectiveOn: IsoDate
  /** Last day to cancel or choose again. */
  cancelUntil: IsoDate
  /** Whether the profile is riskier than the result, so that the term is part of the request. */
  isAboveResult: boolean
}

export type ProfileChangeProblem =
  | { field: 'profile'; code: 'profile-required' | 'not-offered' | 'unchanged' | 'lifetime-income' }
  | { field: 'questionnaire'; code: 'questionnaire-required' | 'questionnaire-expired' }
  | { field: 'acceptsRiskTerm'; code: 'risk-term-required' }
  | { field: 'change'; code: 'window-closed'; next: ProfileWindow }

/**
 * The whole rule of a change of profile, for the form and the server alike. A profile above the result of the questionnaire
 * needs the risk term; it is never refused for that.
 */
export function checkProfileChange(
  choice: ProfileChoice,
  facts: ProfileChangeFacts,
  rules: ProfileWindowRules,
): Outcome<CheckedProfileChange, ProfileChangeProblem> {
  if (facts.hasLifetimeIncome) return { ok: false, problems: [{ field: 'profile', code: 'lifetime-income' }] }
  const { isOpen, window } = profileWindow(facts.today, rules)
  const { profileId } = choice
  const isAboveResult = profileId !== null && isAbove(profileId, facts)
  const problems: ProfileChangeProblem[] = [
    ...questionnaireProblems(facts),
    ...profileProblems(profileId, facts),
  ]
  if (isAboveResult && !choice.acceptsRiskTerm)
    problems.push({ field: 'acceptsRiskTerm', code: 'risk-term-required' })
  if (!isOpen) problems.push({ field: 'change', code: 'window-closed', next: window })
  return problems.length > 0 || profileId === null
    ? { ok: false, problems }
    : {
        ok: true,
        result: { profileId, effectiveOn: window.effectiveOn, cancelUntil: window.to, isAboveResult },
      }
}

/** Whether a profile carries more risk than the result; true of all but the calmest while there is no result. */
export function isAbove(
  profileId: number,
  { profilesByRisk, suitability }: Pick<ProfileChangeFacts, 'profilesByRisk' | 'suitability'>,
): boolean {
  const result = suitability === null ? 0 : profilesByRisk.indexOf(suitability.profileId)
  return profilesByRisk.indexOf(profileId) > result
}

function questionnaireProblems({ suitability, today }: ProfileChangeFacts): ProfileChangeProblem[] {
  if (suitability === null) return [{ field: 'questionnaire', code: 'questionnaire-required' }]
  return isResultValid(suitability, today) ? [] : [{ field: 'questionnaire', code: 'questionnaire-expired' }]
}

function profileProblems(
  profileId: number | null,
  { currentProfileId, profilesByRisk }: ProfileChangeFacts,
): ProfileChangeProblem[] {
  if (profileId === null) return [{ field: 'profile', code: 'profile-required' }]
  if (!profilesByRisk.includes(profileId)) return [{ field: 'profile', code: 'not-offered' }]
  return profileId === currentProfileId ? [{ field: 'profile', code: 'unchanged' }] : []
}
