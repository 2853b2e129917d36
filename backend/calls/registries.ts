import { retornarValoresIndexador, salvarValoresIndexador } from '#contract/settings/indexers.ts'
import {
  arquivarItemCadastro,
  retornarCadastro,
  retornarHistoricoItemCadastro,
  retornarItemCadastro,
  salvarItemCadastro,
} from '#contract/settings/registries.ts'
import type { Api } from '../api.ts'
import type { Querier } from '../database/client.ts'
import { readIndexerRows } from '../usecases/settings/indexers/indexer-rows.ts'
import { saveIndexerValues } from '../usecases/settings/indexers/save-indexer-values.ts'
import { archiveEntry } from '../usecases/settings/registries/archive-entry.ts'
import { readEntry } from '../usecases/settings/registries/entry-rows.ts'
import { listEntries } from '../usecases/settings/registries/list-entries.ts'
import { readHistory } from '../usecases/settings/registries/read-history.ts'
import { saveEntry } from '../usecases/settings/registries/save-entry.ts'
import { registerCall } from './register-call.ts'

/** The registries of the settings, all through the same five calls; and what hangs on the records of one of them. */
export function registerRegistryCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarCadastro, async ({ params, query }) =>
    listEntries(database, params.cadastro, query),
  )

  registerCall(api, retornarItemCadastro, async ({ params }) =>
    readEntry(database, params.cadastro, params.idItem),
  )

  registerCall(api, retornarHistoricoItemCadastro, async ({ params }) => {
    await readEntry(database, params.cadastro, params.idItem)
    return readHistory(database, params.idItem)
  })

  registerCall(api, salvarItemCadastro, async ({ actor, body, work }) => {
    const id = await work((unit) => saveEntry(unit, actor, body))
    return readEntry(database, body.cadastro, id)
  })

  registerCall(api, arquivarItemCadastro, async ({ actor, body, work }) => {
    const { cadastro: registry, idItem: id, versao: version, arquivado: isArchived } = body
    await work((unit) => archiveEntry(unit, actor, { registry, id, version, isArchived }))
    return readEntry(database, registry, id)
  })

  registerCall(api, retornarValoresIndexador, async ({ params }) => valuesOf(database, params.idIndexador))

  registerCall(api, salvarValoresIndexador, async ({ actor, body, work }) => {
    const values = body.valores.map(({ competencia, percentual }) => ({
      competence: competencia,
      percent: percentual,
    }))
    await work((unit) =>
      saveIndexerValues(unit, actor, { id: body.idIndexador, version: body.versao, values }),
    )
    return valuesOf(database, body.idIndexador)
  })
}

async function valuesOf(database: Querier, id: number) {
  const { versao } = await readEntry(database, 'indexadores', id)
  const values = (await readIndexerRows(database, [id])).get(id) ?? []
  return {
    versao,
    valores: values.map(({ competence, percent }) => ({ competencia: competence, percentual: percent })),
  }
}
