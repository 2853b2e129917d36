import {
  enviarOrdemJudicial,
  liberarSuspensaoJudicial,
  registrarSuspensaoJudicial,
} from '#contract/benefits/court-suspension.ts'
import type { Api } from '../api.ts'
import { linkById } from '../database/queries/plan-links.ts'
import { fileOnWire, keepSentFile } from '../files/keep-file.ts'
import { liftCourtSuspension } from '../usecases/benefits/court-suspension/lift-court-suspension.ts'
import { registerCourtSuspension } from '../usecases/benefits/court-suspension/register-court-suspension.ts'
import { linkOfPerson } from '../usecases/life-cycle/link-of-person.ts'
import { receiveProof } from './receive-proof.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

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

  registerUpload(api, enviarOrdemJudicial, async (sent) => {
    const order = await receiveProof(sent, sent.person.id)
    const place = { purpose: 'court-order', ownerId: sent.person.id } as const
    return fileOnWire(await sent.work((unit) => keepSentFile(unit, order, place)))
  })
}
