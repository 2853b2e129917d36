import { retornarPlanoFuncionalidades, retornarPlanosAtivos } from '#contract/plans/plans.ts'
import type { Api } from '../api.ts'
import { listFeatures } from '../usecases/plans/list-features.ts'
import { listActiveLinks } from '../usecases/plans/list-links.ts'
import { registerCall } from './register-call.ts'

/** Links to plans, and what they offer. */
export function registerPlanCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarPlanosAtivos, ({ person, today }) => listActiveLinks(database, person.id, today))

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
}
