import type { Transaction } from '../../database/client.ts'
import { investmentProfileResults } from '../../database/schema/investment-profile-choices.ts'
import type { DemoInvestmentProfileResult } from '../investment-profile-results.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** Writes filled questionnaires. */
export async function writeInvestmentProfileResults(
  database: Transaction,
  results: readonly DemoInvestmentProfileResult[],
  { linkIds }: WrittenPeople,
): Promise<void> {
  await database.insert(investmentProfileResults).values(
    results.map(({ answers, result, planId, enrolment }) => ({
      linkId: known(linkIds, linkKey({ planId, enrolment })),
      questionnaireVersion: result.version,
      answers,
      score: result.score,
      profileByScore: result.profileByScore,
      profileId: result.profileId,
      appliedCaps: result.appliedCaps.map(({ id }) => id),
      answeredOn: result.answeredOn,
      validUntil: result.validUntil,
      createdAt: new Date(`${result.answeredOn}T12:00:00-03:00`),
    })),
  )
}
