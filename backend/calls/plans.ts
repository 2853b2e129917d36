import {
  retornarPlanoFuncionalidades,
  retornarPlanos,
  retornarPlanosAtivos,
  retornarResumoPlano,
} from '#contract/plans.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { requireReadPerson } from '../security/permissions.ts'
import { listFeatures } from '../usecases/plans/list-features.ts'
import { listActiveLinks } from '../usecases/plans/list-links.ts'
import { listPlans } from '../usecases/plans/list-plans.ts'
import { summarisePlan } from '../usecases/plans/summarise-plan.ts'
import { askedLink } from './asked-link.ts'
import { registerCall } from './register-call.ts'

/** Plans, links to them, what they offer, and the plan at a glance. */
export function registerPlanCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarPlanosAtivos, async ({ actor, params, now }) => {
    requireReadPerson(actor, params.idPessoa)
    return listActiveLinks(database, params.idPessoa, saoPauloDateOf(now))
  })

  registerCall(api, retornarPlanos, async () => listPlans(database))

  registerCall(api, retornarPlanoFuncionalidades, async ({ actor, params, query, now }) => {
    const pair = {
      planId: params.idPlano,
      category: params.idCategoria,
      situation: params.idSituacao,
      linkId: query.idVinculo,
    }
    const features = await listFeatures(database, actor, pair, saoPauloDateOf(now))
    return { funcionalidades: JSON.stringify(features) }
  })

  registerCall(api, retornarResumoPlano, async (asked) => {
    const { row, today } = await askedLink(database, asked)
    return summarisePlan(database, row, today)
  })
}
