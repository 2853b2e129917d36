import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import {
  arquivarItemCadastro,
  retornarCadastro,
  retornarHistoricoItemCadastro,
  retornarItemCadastro,
  salvarItemCadastro,
} from '#contract/settings/registries.ts'
import { entryToSave, registryListRequest, registryReference } from './registries.schema.ts'

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

/**
 * History of a record, newest first.
 * @throws PortalProblem `not-found`
 */
export const registryHistory = attendantQuery
  .validator(registryReference)
  .handler(({ data, context }) => context.api.call(retornarHistoricoItemCadastro, { params: data }))

/** Creates or changes a record. @throws PortalProblem `conflict` with `versao-desatualizada` when somebody else was faster. */
export const saveRegistryEntry = attendantCommand
  .validator(entryToSave)
  .handler(({ data, context }) => context.api.call(salvarItemCadastro, { body: data }))

/** Archives a record or takes it back. */
export const archiveRegistryEntry = attendantCommand
  .validator(arquivarItemCadastro.body)
  .handler(({ data, context }) => context.api.call(arquivarItemCadastro, { body: data }))
