import { liberarSuspensaoJudicial, registrarSuspensaoJudicial } from '#contract/benefits/court-suspension.ts'
import type { Api } from '../api.ts'
import { linkById } from '../database/queries/plan-links.ts'
import { liftCourtSuspension } from '../usecases/benefits/court-suspension/lift-court-suspension.ts'
import { registerCourtSuspension } from '../usecases/benefits/court-suspension/register-court-suspension.ts'
import { linkOfPerson } from '../usecases/life-cycle/link-of-person.ts'
import { registerCall } from './register-call.ts'

/** A benefit that stands still by order of a court, until another order. */
export function registerCourtSuspensionCalls(api: Api): void {
  const { database } = api

  async function answerFor(linkId: number) {
    const { link } = await linkById(database, linkId)
    return { suspensoDesde: link.situationReason === 'JUDICIAL' ? link.situationSince : null }
  }

  registerCall(api, registrarSuspensaoJudicial, async ({ person, body, work }) => {
    const { idPessoa: _person, idVinculo, ...order } = body
    const { link } = await linkOfPerson(database, person.id, idVinculo)
    await work((unit) => registerCourtSuspension(unit, link.id, order))
    return answerFor(link.id)
  })

  registerCall(api, liberarSuspensaoJudicial, async ({ person, body, work }) => {
    const { idPessoa: _person, idVinculo, ...release } = body
    const { link } = await linkOfPerson(database, person.id, idVinculo)
    await work((unit) => liftCourtSuspension(unit, link.id, release))
    return answerFor(link.id)
  })
}
