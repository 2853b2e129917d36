import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import { retornarPlanoFuncionalidades, retornarPlanos, retornarPlanosAtivos } from '#contract/plans/plans.ts'
import type { Api } from '../api.ts'
import { summarisePlan } from '../usecases/home/summarise-plan.ts'
import { listFeatures } from '../usecases/plans/list-features.ts'
import { listActiveLinks } from '../usecases/plans/list-links.ts'
import { listPlans } from '../usecases/plans/list-plans.ts'
import { registerCall } from './register-call.ts'

/** Plans, links to them, what they offer, and the plan at a glance. */
export function registerPlanCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarPlanosAtivos, ({ person, today }) => listActiveLinks(database, person.id, today))

  registerCall(api, retornarPlanos, async () => listPlans(database))

  registerCall(api, retornarPlanoFuncionalidades, async ({ actor, params, query, today }) => {
    const pair = {
      planId: params.idPlano,
      category: params.idCategoria,
      situation: params.idSituacao,
      linkId: query.idVinculo,
    }
    const features = await listFeatures(database, actor, pair, today)
    return { funcionalidades: JSON.stringify(features) }
  })

  registerCall(api, retornarResumoPlano, ({ link: row, today }) => summarisePlan(database, row, today))
}
