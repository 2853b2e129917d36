import { retornarRendaComContribuicao } from '#contract/simulation/income-outlook.ts'
import {
  arquivoSimulacaoBeneficio,
  conversarSimulacaoBeneficio,
  excluirSimulacaoBeneficio,
  guardarSimulacaoBeneficio,
  renomearSimulacaoBeneficio,
} from '#contract/simulation/saved-simulations.ts'
import type { Api } from '../api.ts'
import { storeContent } from '../files/store-content.ts'
import { deleteSimulation } from '../usecases/simulation/delete-simulation.ts'
import { discussSimulation } from '../usecases/simulation/discuss-simulation.ts'
import { incomeOutlook } from '../usecases/simulation/income-outlook.ts'
import { printSimulations } from '../usecases/simulation/print-simulations.ts'
import { renameSimulation } from '../usecases/simulation/rename-simulation.ts'
import { saveSimulation } from '../usecases/simulation/save-simulation.ts'
import { registerCall } from './register-call.ts'

/** Simulations of a benefit that are kept, and what a change of contribution does to the expected income. */
export function registerSavedSimulationCalls(api: Api): void {
  const { database } = api

  registerCall(
    api,
    guardarSimulacaoBeneficio,
    ({ link: row, body: { nome: name, entradas: inputs }, work }) =>
      work((unit) => saveSimulation(unit, row, { name, inputs })),
  )

  registerCall(
    api,
    renomearSimulacaoBeneficio,
    ({ link: row, body: { idSimulacao: id, nome: name }, work }) =>
      work((unit) => renameSimulation(unit, row, { id, name })),
  )

  registerCall(api, excluirSimulacaoBeneficio, ({ link: row, body, work }) =>
    work((unit) => deleteSimulation(unit, row, body.idSimulacao)),
  )

  registerCall(api, conversarSimulacaoBeneficio, async ({ actor, link: row, body, now, work }) => {
    const { idSimulacao: id, chaveEnvio: key, mensagem: question } = body
    const { content, fileName } = await printSimulations(database, row, [id], now)
    const paper = { ...(await storeContent(api, content, now)), name: fileName }
    return work((unit) => discussSimulation(unit, actor, row, { id, key, question, paper }))
  })

  registerCall(api, retornarRendaComContribuicao, ({ link, query, today }) =>
    incomeOutlook(
      database,
      link,
      {
        basicPercent: toldNumber(query.basica),
        supplementaryPercent: toldNumber(query.suplementar),
        amount: toldNumber(query.valor),
      },
      today,
    ),
  )

  registerCall(api, arquivoSimulacaoBeneficio, async ({ link: row, params, query, now }) => {
    const others = query.comparadas?.split('-').map(Number) ?? []
    const { content, fileName } = await printSimulations(database, row, [params.idSimulacao, ...others], now)
    return { content, fileName }
  })
}

const toldNumber = (text: string | undefined) => (text === undefined ? null : Number(text))
