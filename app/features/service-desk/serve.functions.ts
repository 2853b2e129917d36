import { chooseOnlyPlanLink } from '#app/plan/choose-plan.server.ts'
import { attendantCommand } from '#app/session/server-functions.ts'
import { rememberTarget } from '#app/session/session.server.ts'
import { iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import { servingRequest } from './service-desk.schema.ts'

/**
 * Begins to act in a person's name: from here on the portal is theirs, until it ends. Their plan is chosen by itself when there is only
 * one. @throws PortalProblem when the API does not let the attendant serve this person.
 */
export const serve = attendantCommand.validator(servingRequest).handler(async ({ data, context }) => {
  const { pessoa, inicio, expiraEm } = await context.api.call(iniciarAtendimento, { body: data })
  const target = { idAtendente: context.session.pessoa.id, pessoa, inicio, expiraEm }
  await rememberTarget(context.session, target)
  await chooseOnlyPlanLink({ ...context.session, alvo: target })
  return { nome: pessoa.nome }
})
