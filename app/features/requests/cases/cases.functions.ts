import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import { retornarProximoCaso, transferirCaso } from '#contract/requests/cases.ts'
import { requestOnPage } from '../list/request-on-page.ts'
import { nextCaseInput } from '../requests.search.ts'

/** The next request for the attendant among those of their list, after the one that is open; null: there is no other. */
export const nextCaseAfter = attendantQuery
  .validator(nextCaseInput)
  .handler(async ({ data: { idRequisicao, ...filters }, context }) => {
    const query = { ...filters, depoisDe: idRequisicao }
    return (await context.api.call(retornarProximoCaso, { query })).idRequisicao
  })

/** Hands a request over to a colleague, or back to the queue. @throws PortalProblem as `moveRequest`, and `invalid` for who may not analyse it */
export const handOverCase = attendantCommand
  .validator(transferirCaso.body)
  .handler(async ({ data, context }) => requestOnPage(await context.api.call(transferirCaso, { body: data })))
