import { personCommand, personQuery } from '#app/session/server-functions.ts'
import { enviarDadosOnboarding, retornarOnboarding } from '#contract/enrolment/onboarding.ts'
import {
  descartarRascunhoOnboarding,
  salvarRascunhoOnboarding,
} from '#contract/enrolment/onboarding-drafts.ts'
import { responderQuestionarioPerfil } from '#contract/investments/investment-profiles.ts'
import {
  draftedStepOfLink,
  questionnaireForLink,
  stepDraftToSaveForLink,
  stepToSaveForLink,
} from './onboarding.schema.ts'
import { closeOnboarding, ownOnboarding, withFormPaths } from './onboarding.server.ts'

/**
 * Where the person stands in the first access, and of which plan link that is. One that ended without this browser hearing of it is
 * closed here too.
 */
export const onboardingState = personQuery.handler(async ({ context }) => {
  const { own, idVinculo } = await ownOnboarding(context)
  const state = await own(retornarOnboarding)
  const { session } = context
  if (state.onboarding === 'N' && session.pessoa.onboarding === 'S') await closeOnboarding(session, null)
  return { ...state, idVinculo }
})

/**
 * Saves a step. After the last one the stored login says that the first access is over, and lives an hour from then.
 * @throws PortalProblem `invalid` with the fields of the form, or `conflict` out of order, saved elsewhere, over or for another plan link than
 * the chosen one.
 */
export const saveOnboardingStep = personCommand
  .validator(stepToSaveForLink)
  .handler(async ({ data: { idVinculo, ...step }, context }) => {
    const { own } = await ownOnboarding(context, idVinculo)
    const saved = await withFormPaths(() => own(enviarDadosOnboarding, step))
    if (saved.onboarding === 'N') await closeOnboarding(context.session, saved.expiraEm)
    return saved
  })

/**
 * Saves what is filled in of a step.
 * @throws PortalProblem `conflict` from an older tab, out of order, once it is over or for another plan link than the chosen one.
 */
export const saveStepDraft = personCommand
  .validator(stepDraftToSaveForLink)
  .handler(async ({ data: { idVinculo, ...draft }, context }) => {
    const { own } = await ownOnboarding(context, idVinculo)
    return own(salvarRascunhoOnboarding, draft)
  })

/**
 * Puts away what is filled in of a step; saving the step does so by itself.
 * @throws PortalProblem `conflict` for another plan link than the chosen one.
 */
export const discardStepDraft = personCommand
  .validator(draftedStepOfLink)
  .handler(async ({ data: { idVinculo, ...step }, context }) => {
    const { own } = await ownOnboarding(context, idVinculo)
    return own(descartarRascunhoOnboarding, step)
  })

/**
 * Keeps a filled questionnaire of profiles and answers its result.
 * @throws PortalProblem `invalid` with the questions, `conflict` for another plan link than the chosen one.
 */
export const scoreAnswers = personCommand
  .validator(questionnaireForLink)
  .handler(async ({ data: { idVinculo, ...answers }, context }) => {
    const { own } = await ownOnboarding(context, idVinculo)
    return own(responderQuestionarioPerfil, answers)
  })
