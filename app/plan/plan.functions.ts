import * as v from 'valibot'
import { PortalProblem } from '#app/api/problem.ts'
import {
  attendantCommand,
  participantQuery,
  personCommand,
  personQuery,
} from '#app/session/server-functions.ts'
import { forgetDeskPlan, rememberDeskPlan } from '#app/session/session.server.ts'
import { planFeature, retornarPlanoFuncionalidades, retornarPlanos } from '#contract/plans/plans.ts'
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

/** Services the chosen plan offers the person today. The wire carries them as a JSON string, parsed here. */
export const planFeatures = participantQuery.handler(async ({ context }) => {
  const { id, plano, categoria, situacao } = context.planLink
  const { funcionalidades } = await context.api.call(retornarPlanoFuncionalidades, {
    params: { idPlano: plano.id, idCategoria: categoria.id, idSituacao: situacao.id },
    query: { idVinculo: id },
  })
  return v.parse(v.array(planFeature), JSON.parse(funcionalidades))
})

/**
 * Keeps the lists of the desk to one plan for the rest of the session; null: they are of all plans again.
 * @throws PortalProblem `not-found` with 'Plano não encontrado!' for a plan that there is not.
 */
export const chooseDeskPlan = attendantCommand
  .validator(v.object({ idPlano: v.nullable(v.number()) }))
  .handler(async ({ data: { idPlano }, context }) => {
    if (idPlano === null) {
      forgetDeskPlan()
      return null
    }
    const plans = await context.api.call(retornarPlanos, {})
    const plan = plans.find(({ id }) => id === idPlano)
    if (!plan) throw new PortalProblem({ kind: 'not-found', detail: planText.notFound })
    await rememberDeskPlan(context.session, plan)
    return plan
  })
