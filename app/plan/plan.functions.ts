import * as v from 'valibot'
import { PortalProblem } from '#app/api/problem.ts'
import { participantQuery, personCommand, personQuery } from '#app/session/server-functions.ts'
import { planFeature, retornarPlanoFuncionalidades } from '#contract/plans.ts'
import { activePlanLinks, choose } from './choose-plan.server.ts'
import { planText } from './plan.text.ts'

/** The person's active plan links, to choose from; while an attendant acts for somebody, that person's. */
export const planLinks = personQuery.handler(({ context }) => activePlanLinks(context.session))

/**
 * Chooses a plan link for the rest of the session.
 * @throws PortalProblem `not-found` with 'Plano não encontrado!' when the link is not one of the person's active ones.
 */
export const choosePlan = personCommand
  .validator(v.object({ idVinculo: v.number() }))
  .handler(async ({ data, context }) => {
    const planLink = (await activePlanLinks(context.session)).find(({ id }) => id === data.idVinculo)
    if (!planLink) throw new PortalProblem({ kind: 'not-found', detail: planText.notFound })
    await choose(context.session, planLink)
    return planLink
  })

/** What the chosen plan offers to the person today; the wire's JSON string is parsed here. */
export const planFeatures = participantQuery.handler(async ({ context }) => {
  const { id, plano, categoria, situacao } = context.planLink
  const { funcionalidades } = await context.api.call(retornarPlanoFuncionalidades, {
    params: { idPlano: plano.id, idCategoria: categoria.id, idSituacao: situacao.id },
    query: { idVinculo: id },
  })
  return v.parse(v.array(planFeature), JSON.parse(funcionalidades))
})
