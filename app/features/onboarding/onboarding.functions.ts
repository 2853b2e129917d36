import { personCommand, personQuery } from '#app/session/server-functions.ts'
import { responderQuestionarioPerfil } from '#contract/investment-profiles.ts'
import { enviarDadosOnboarding, retornarOnboarding } from '#contract/onboarding.ts'
import { answersInput, stepInput } from './onboarding.schema.ts'
import { closeOnboarding, targetOfOnboarding, withFormPaths } from './onboarding.server.ts'

/** Where the person stands in the first access. One that ended without this browser hearing of it is closed here too. */
export const onboardingState = personQuery.handler(async ({ context: { api, session } }) => {
  const { idVinculo, ...params } = await targetOfOnboarding(session)
  const state = await api.call(retornarOnboarding, { params, query: { idVinculo } })
  if (state.onboarding === 'N' && session.pessoa.onboarding === 'S') await closeOnboarding(session, null)
  return state
})

/**
 * Saves a step. After the last one the stored login says that the first access is over, and lives an hour from then.
 * @throws PortalProblem `invalid` with the fields of the form, or `conflict` out of order, saved elsewhere or over.
 */
export const saveOnboardingStep = personCommand
  .validator(stepInput)
  .handler(async ({ data, context: { api, session } }) => {
    const body = { ...(await targetOfOnboarding(session)), ...data }
    const saved = await withFormPaths(() => api.call(enviarDadosOnboarding, { body }))
    if (saved.onboarding === 'N') await closeOnboarding(session, saved.expiraEm)
    return saved
  })

/** Keeps a filled questionnaire of profiles and answers its result. @throws PortalProblem `invalid` with the questions. */
export const scoreAnswers = personCommand
  .validator(answersInput)
  .handler(async ({ data, context: { api, session } }) =>
    api.call(responderQuestionarioPerfil, { body: { ...(await targetOfOnboarding(session)), ...data } }),
  )
