import type { Transaction } from '../../database/client.ts'
import { profileResults } from '../../database/schema/profile-choices.ts'
import type { DemoProfileResult } from '../profile-results.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** Writes filled questionnaires. */
export async function writeProfileResults(
  database: Transaction,
  results: readonly DemoProfileResult[],
  { linkIds }: WrittenPeople,
): Promise<void> {
  await database.insert(profileResults).values(
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
