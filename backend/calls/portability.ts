import { registrarDatasAcumulacao, retornarRecursosPortados } from '#contract/exits/accumulation-dates.ts'
import { registrarEnvioTermoPortabilidade } from '#contract/exits/portability.ts'
import type { Api } from '../api.ts'
import { linksOfPerson } from '../database/queries/plan-links.ts'
import {
  readUndatedArrivals,
  recordAccumulationDates,
} from '../usecases/exits/exit-options/accumulation-dates.ts'
import { recordTermSent } from '../usecases/exits/exit-options/portability-term.ts'
import { linkOfPerson } from '../usecases/life-cycle/link-of-person.ts'
import { registerCall } from './register-call.ts'

/** Portability at the service desk: on which days money that came had been accumulated, and a term that was sent away. */
export function registerPortabilityCalls(api: Api): void {
  const { database } = api
  const arrivalsOf = async (personId: number) =>
    readUndatedArrivals(database, await linksOfPerson(database, personId))

  registerCall(api, retornarRecursosPortados, ({ person }) => arrivalsOf(person.id))

  registerCall(api, registrarDatasAcumulacao, async ({ person, body, work }) => {
    const { idPessoa: _person, idVinculo, ...told } = body
    const { link } = await linkOfPerson(database, person.id, idVinculo)
    await work((unit) => recordAccumulationDates(unit, link.id, told))
    return arrivalsOf(person.id)
  })
  registerCall(api, registrarEnvioTermoPortabilidade, ({ actor, body, work }) =>
    work((unit) => recordTermSent(unit, actor, body.idRequisicao)),
  )
}
