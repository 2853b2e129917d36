import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  alterarPerfilInvestimentos,
  investmentProfileChange,
  questionnaireAnswers,
  responderQuestionarioPerfil,
  retornarPerfilInvestimentos,
} from '#contract/investments/investment-profiles.ts'

/** The profile in force, the comparison, the questionnaire and the window. */
export const currentInvestmentProfile = participantQuery.handler(({ context }) =>
  context.own(retornarPerfilInvestimentos),
)

/**
 * Keeps a filled questionnaire and answers its result.
 * @throws PortalProblem `invalid` with the questions, or `conflict` when another version is asked by now.
 */
export const answerQuestionnaire = participantCommand
  .validator(questionnaireAnswers)
  .handler(({ data, context }) => context.own(responderQuestionarioPerfil, data))

/**
 * Files a choice of profile, or sends a returned one again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` outside the window.
 */
export const chooseInvestmentProfile = participantCommand
  .validator(investmentProfileChange)
  .handler(({ data, context }) => context.own(alterarPerfilInvestimentos, data))
