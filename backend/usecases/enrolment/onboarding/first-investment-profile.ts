import { newestResult } from '#backend/database/queries/investment-profiles.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { Work } from '#backend/work.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import {
  firstChoiceUntil,
  firstProfile,
} from '#domain/investments/investment-profiles/investment-profile-window.ts'
import { evaluateAnswers, storeResult } from '../../investments/investment-profiles/evaluate-answers.ts'
import { storeSwitch } from '../../investments/investment-profiles/store-switch.ts'
import { keptOf, type StoredAnswer } from './onboarding-rows.ts'

/**
 * The profile of a first access: the result of the questionnaire, from the first business day of next month when it came in the first
 * fortnight; otherwise the default stays until the plan's next window. @returns the day on which another profile takes over; null when
 * the default stays.
 */
export async function markFirstInvestmentProfile(
  work: Work,
  row: LinkRow,
  answers: readonly StoredAnswer[],
): Promise<IsoDate | null> {
  const chosen = keptOf(answers, 7)
  if (!chosen) return null
  const { link } = row
  const today = saoPauloDateOf(work.now)
  const { kept } = await evaluateAnswers(work.database, row, chosen, today, 'metadata.')
  const before = await newestResult(work.database, link.id)
  // The page asked for the result before: the same answers of the same day are kept once.
  const isKnown = before?.answeredOn === today && isSame(before.answers, kept.answers)
  if (!isKnown) await storeResult(work, row, kept)
  const { profileId, effectiveOn } = firstProfile({ chosenProfileId: kept.profileId, today }, link.profileId)
  if (profileId === link.profileId) return null
  await storeSwitch(work, link, {
    requestId: null,
    profileId,
    effectiveOn,
    windowClosedOn: firstChoiceUntil(today),
  })
  return effectiveOn
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const questions = Object.keys(one)
  return questions.length === Object.keys(other).length && questions.every((id) => one[id] === other[id])
}
