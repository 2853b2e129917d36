import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import { retornarValoresIndexador, salvarValoresIndexador } from '#contract/indexers.ts'
import {
  arquivarItemCadastro,
  retornarCadastro,
  retornarItemCadastro,
  salvarItemCadastro,
} from '#contract/registries.ts'
import { indexerReference, registryListRequest, registryReference } from './registries.schema.ts'

/** Records on a page of a list. */
const PAGE_SIZE = 10

/** A page of a registry's records. */
export const registryList = attendantQuery
  .validator(registryListRequest)
  .handler(({ data: { cadastro, ...query }, context }) =>
    context.api.call(retornarCadastro, { params: { cadastro }, query: { ...query, limit: PAGE_SIZE } }),
  )

/** One record. @throws PortalProblem `not-found` */
export const registryEntry = attendantQuery
  .validator(registryReference)
  .handler(({ data, context }) => context.api.call(retornarItemCadastro, { params: data }))

/** Creates or changes a record. @throws PortalProblem `conflict` with `versao-desatualizada` when somebody else was faster. */
export const saveRegistryEntry = attendantCommand
  .validator(salvarItemCadastro.body)
  .handler(({ data, context }) => context.api.call(salvarItemCadastro, { body: data }))

/** Archives a record or takes it back. */
export const archiveRegistryEntry = attendantCommand
  .validator(arquivarItemCadastro.body)
  .handler(({ data, context }) => context.api.call(arquivarItemCadastro, { body: data }))

/** Monthly values of an index. */
export const indexerValues = attendantQuery
  .validator(indexerReference)
  .handler(({ data, context }) => context.api.call(retornarValoresIndexador, { params: data }))

/** Replaces the monthly values of an index. */
export const saveIndexerValues = attendantCommand
  .validator(salvarValoresIndexador.body)
  .handler(({ data, context }) => context.api.call(salvarValoresIndexador, { body: data }))
