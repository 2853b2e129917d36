import { readReturned } from '#app/features/service-request/read-returned.server.ts'
import { returnedReference } from '#app/features/service-request/service-request.schema.ts'
import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  alterarPerfilInvestimentos,
  investmentProfileChange,
  investmentProfileChangeData,
  questionnaireAnswers,
  responderQuestionarioPerfil,
  retornarPerfilInvestimentos,
} from '#contract/investment-profiles.ts'

/** The profile in force, the comparison, the questionnaire and the window. */
export const currentInvestmentProfile = participantQuery.handler(({ context }) =>
  context.api.call(retornarPerfilInvestimentos, {
    params: { idPessoa: context.target.idPessoa, idPlano: context.target.idPlano },
    query: { idVinculo: context.link.id },
  }),
)

/**
 * A choice that was sent back to be corrected; null when it does not wait for the person here.
 * @throws PortalProblem `not-found` for a request that is not the person's.
 */
export const returnedChoice = participantQuery.validator(returnedReference).handler(({ data, context }) =>
  readReturned(context.api, {
    idRequisicao: data.idRequisicao,
    idPlano: context.link.plano.id,
    data: investmentProfileChangeData,
  }),
)

/**
 * Keeps a filled questionnaire and answers its result.
 * @throws PortalProblem `invalid` with the questions, or `conflict` when another version is asked by now.
 */
export const answerQuestionnaire = participantCommand
  .validator(questionnaireAnswers)
  .handler(({ data, context }) =>
    context.api.call(responderQuestionarioPerfil, { body: { ...data, ...context.target } }),
  )

/**
 * Files a choice of profile, or sends a returned one again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` outside the window.
 */
export const chooseInvestmentProfile = participantCommand
  .validator(investmentProfileChange)
  .handler(({ data, context }) =>
    context.api.call(alterarPerfilInvestimentos, { body: { ...data, ...context.target } }),
  )
