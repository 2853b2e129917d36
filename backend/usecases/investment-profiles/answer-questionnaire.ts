import type * as v from 'valibot'
import { answerSentences } from '#contract/perfil-investimentos.text.ts'
import type { ProfileResult, responderQuestionarioPerfil } from '#contract/perfil-investimentos.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { scoreQuestionnaire } from '#domain/investment-profiles/score-questionnaire.ts'
import { profilesOn, questionnaireOn } from '../../database/queries/investment-profiles.ts'
import { profileResults } from '../../database/schema/profile-choices.ts'
import { conflict, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import { requireActFor } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { requireLink } from '../plans/require-link.ts'
import { requireService } from '../plans/require-service.ts'
import { profileNamer } from './profile-facts.ts'
import { resultOnWire } from './result-on-wire.ts'

type Asked = v.InferOutput<(typeof responderQuestionarioPerfil)['body']>

/**
 * Keeps a filled questionnaire of one's own and tells what came of it.
 * @throws 403 for somebody else's or a service not offered; 404; 409 when another version is asked by now; 422 with the questions.
 */
export async function answerQuestionnaire(work: Work, actor: Actor, asked: Asked): Promise<ProfileResult> {
  const { database, now } = work
  const today = saoPauloDateOf(now)
  requireActFor(actor, asked.idPessoa)
  const target = { personId: asked.idPessoa, planId: asked.idPlano, linkId: asked.idVinculo }
  const row = await requireLink(database, actor, target, today)
  await requireService(database, 'perfil-investimentos', row, today)
  const questionnaire = await questionnaireOn(database, today)
  if (questionnaire.version !== asked.versao) {
    throw conflict(
      'O questionário mudou depois que você abriu a página. Atualize a página e responda de novo.',
    )
  }
  const { birthDate } = row.person
  const outcome = scoreQuestionnaire(asked.respostas, questionnaire, { birthDate, today })
  if (!outcome.ok) {
    throw invalid(
      Object.fromEntries(
        outcome.problems.map(({ questionId, code }) => [`respostas.${questionId}`, answerSentences[code]]),
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
  const [stored] = await database
    .insert(profileResults)
    .values({ ...kept, createdAt: now })
    .returning({ id: profileResults.id })
  await audit(work, {
    subjectId: row.link.personId,
    action: 'profile-questionnaire.answered',
    entity: 'profile-result',
    entityId: stored?.id ?? 0,
    after: kept,
  })
  return resultOnWire(kept, questionnaire, profileNamer(await profilesOn(database, today)), today)
}
