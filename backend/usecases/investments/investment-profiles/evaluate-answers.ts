import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { investmentProfileResults } from '#backend/database/schema/investment-profile-choices.ts'
import { conflict, invalid } from '#backend/problem.ts'
import { questionnaireOn } from '#backend/rules/questionnaires.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { answerSentences } from '#contract/investments/investment-profiles.text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { scoreQuestionnaire } from '#domain/investments/investment-profiles/score-questionnaire.ts'

type Answered = { versao: number; respostas: Readonly<Record<string, string>> }

/**
 * Result of a link's filled questionnaire on a day.
 * @throws 409 when another version is in use by now; 422 with the questions, their paths below `prefix`.
 */
export async function evaluateAnswers(
  database: Querier,
  row: LinkRow,
  { versao, respostas }: Answered,
  today: IsoDate,
  prefix = '',
) {
  const questionnaire = await questionnaireOn(database, today)
  if (questionnaire.version !== versao) {
    throw conflict(
      'O questionário mudou depois que você abriu a página. Atualize a página e responda de novo.',
    )
  }
  const outcome = scoreQuestionnaire(respostas, questionnaire, { birthDate: row.person.birthDate, today })
  if (!outcome.ok) {
    throw invalid(
      Object.fromEntries(
        outcome.problems.map(({ questionId, code }) => [
          `${prefix}respostas.${questionId}`,
          answerSentences[code],
        ]),
      ),
    )
  }
  const { result } = outcome
  const kept = {
    linkId: row.link.id,
    questionnaireVersion: questionnaire.version,
    answers: Object.fromEntries(result.points.map(({ questionId, optionId }) => [questionId, optionId])),
    score: result.score,
    profileByScore: result.profileByScore,
    profileId: result.profileId,
    appliedCaps: result.appliedCaps.map(({ id }) => id),
    answeredOn: today,
    validUntil: result.validUntil,
  }
  return { kept, questionnaire }
}

type Kept = Awaited<ReturnType<typeof evaluateAnswers>>['kept']

/** Keeps the result of a filled questionnaire; the newest one of a link counts. */
export async function storeResult(work: Work, row: LinkRow, kept: Kept): Promise<void> {
  const [stored] = await work.database
    .insert(investmentProfileResults)
    .values({ ...kept, createdAt: work.now })
    .returning({ id: investmentProfileResults.id })
  await audit(work, {
    subjectId: row.link.personId,
    action: 'profile-questionnaire.answered',
    entityId: stored?.id ?? 0,
    after: kept,
  })
}
