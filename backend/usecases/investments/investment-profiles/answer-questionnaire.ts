import type * as v from 'valibot'
import { investmentProfilesOn } from '#backend/database/queries/investment-profiles.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { Work } from '#backend/work.ts'
import type {
  InvestmentProfileResult,
  responderQuestionarioPerfil,
} from '#contract/investments/investment-profiles.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { evaluateAnswers, storeResult } from './evaluate-answers.ts'
import { investmentProfileNamer } from './investment-profile-facts.ts'
import { resultOnWire } from './result-on-wire.ts'

type Input = v.InferOutput<(typeof responderQuestionarioPerfil)['body']>

/**
 * Keeps a filled questionnaire of one's own and tells what came of it.
 * @throws 409 when another version is asked by now; 422 with the questions.
 */
export async function answerQuestionnaire(
  work: Work,
  row: LinkRow,
  input: Input,
): Promise<InvestmentProfileResult> {
  const { database, now } = work
  const today = saoPauloDateOf(now)
  const { kept, questionnaire } = await evaluateAnswers(database, row, input, today)
  await storeResult(work, row, kept)
  return resultOnWire(
    kept,
    questionnaire,
    investmentProfileNamer(await investmentProfilesOn(database, today)),
    today,
  )
}
