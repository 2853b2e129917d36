import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import { registrarEnvioTermoPortabilidade } from '#contract/exits/portability.ts'
import {
  anotarCaso,
  retornarCaso,
  retornarProximoCaso,
  segurarCaso,
  soltarCaso,
  transferirCaso,
} from '#contract/requests/cases.ts'
import { tentarLiquidacao } from '#contract/requests/settlements.ts'
import { requestOnPage } from '../list/request-on-page.ts'
import { requestReference } from '../requests.schema.ts'
import { nextCaseInput } from '../requests.search.ts'

export const caseById = attendantQuery
  .validator(requestReference)
  .handler(({ data, context }) => context.api.call(retornarCaso, { params: data }))

/** The next request for the attendant among those of their list, after the one that is open; null: there is no other. */
export const nextCaseAfter = attendantQuery
  .validator(nextCaseInput)
  .handler(async ({ data: { idRequisicao, ...filters }, context }) => {
    const query = { ...filters, depoisDe: idRequisicao }
    return (await context.api.call(retornarProximoCaso, { query })).idRequisicao
  })

/** Says that the attendant works on a request. @throws PortalProblem `conflict` with `em-uso` while a colleague does and no reason is given */
export const holdCase = attendantCommand
  .validator(segurarCaso.body)
  .handler(({ data, context }) => context.api.call(segurarCaso, { body: data }))

/** The attendant does not work on it any more. */
export const releaseCase = attendantCommand
  .validator(soltarCaso.body)
  .handler(({ data, context }) => context.api.call(soltarCaso, { body: data }))

/** Writes an internal note. */
export const noteOnCase = attendantCommand
  .validator(anotarCaso.body)
  .handler(({ data, context }) => context.api.call(anotarCaso, { body: data }))

/** Records that the term of a portability was sent to the other entity. */
export const recordTermSent = attendantCommand
  .validator(registrarEnvioTermoPortabilidade.body)
  .handler(({ data, context }) => context.api.call(registrarEnvioTermoPortabilidade, { body: data }))

/** Tries at once what was granted and could not be carried out. @throws PortalProblem `conflict` where nothing stands still */
export const trySettlement = attendantCommand
  .validator(tentarLiquidacao.body)
  .handler(({ data, context }) => context.api.call(tentarLiquidacao, { body: data }))

/** Hands a request over to a colleague, or back to the queue. @throws PortalProblem as `moveRequest`, and `invalid` for who may not analyse it */
export const handOverCase = attendantCommand
  .validator(transferirCaso.body)
  .handler(async ({ data, context }) => requestOnPage(await context.api.call(transferirCaso, { body: data })))
