import { personCommand, personQuery } from '#app/session/server-functions.ts'
import { questionnaireAnswers, responderQuestionarioPerfil } from '#contract/investment-profiles.ts'
import { enviarDadosOnboarding, retornarOnboarding, stepToSave } from '#contract/onboarding.ts'
import {
  descartarRascunhoOnboarding,
  draftedStep,
  salvarRascunhoOnboarding,
  stepDraftToSave,
} from '#contract/onboarding-drafts.ts'
import { closeOnboarding, ownOnboarding, withFormPaths } from './onboarding.server.ts'

/** Where the person stands in the first access. One that ended without this browser hearing of it is closed here too. */
export const onboardingState = personQuery.handler(async ({ context }) => {
  const own = await ownOnboarding(context)
  const state = await own(retornarOnboarding)
  const { session } = context
  if (state.onboarding === 'N' && session.pessoa.onboarding === 'S') await closeOnboarding(session, null)
  return state
})

/**
 * Saves a step. After the last one the stored login says that the first access is over, and lives an hour from then.
 * @throws PortalProblem `invalid` with the fields of the form, or `conflict` out of order, saved elsewhere or over.
 */
export const saveOnboardingStep = personCommand.validator(stepToSave).handler(async ({ data, context }) => {
  const own = await ownOnboarding(context)
  const saved = await withFormPaths(() => own(enviarDadosOnboarding, data))
  if (saved.onboarding === 'N') await closeOnboarding(context.session, saved.expiraEm)
  return saved
})

/** Saves what is filled in of a step. @throws PortalProblem `conflict` from an older tab, out of order or once it is over. */
export const saveStepDraft = personCommand.validator(stepDraftToSave).handler(async ({ data, context }) => {
  const own = await ownOnboarding(context)
  return own(salvarRascunhoOnboarding, data)
})

/** Puts away what is filled in of a step; saving the step does so by itself. */
export const discardStepDraft = personCommand.validator(draftedStep).handler(async ({ data, context }) => {
  const own = await ownOnboarding(context)
  return own(descartarRascunhoOnboarding, data)
})

/** Keeps a filled questionnaire of profiles and answers its result. @throws PortalProblem `invalid` with the questions. */
export const scoreAnswers = personCommand
  .validator(questionnaireAnswers)
  .handler(async ({ data, context }) => {
    const own = await ownOnboarding(context)
    return own(responderQuestionarioPerfil, data)
  })
