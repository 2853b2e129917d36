import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import { retornarValoresIndexador, salvarValoresIndexador } from '#contract/settings/indexers.ts'
import { indexerReference } from './indexers.schema.ts'

/** Monthly values of an index. */
export const indexerValues = attendantQuery
  .validator(indexerReference)
  .handler(({ data, context }) => context.api.call(retornarValoresIndexador, { params: data }))

/** Replaces the monthly values of an index. */
export const saveIndexerValues = attendantCommand
  .validator(salvarValoresIndexador.body)
  .handler(({ data, context }) => context.api.call(salvarValoresIndexador, { body: data }))
