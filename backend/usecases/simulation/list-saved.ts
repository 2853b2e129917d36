import type { KeptBasis } from '#contract/simulation/benefit-simulation.ts'
import type { SavedChange, SavedSimulation } from '#contract/simulation/saved-simulations.ts'
import { changedPremiseWords } from '#contract/simulation/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { changesSince, type SimulationBasis } from '#domain/simulation/changes-since.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { monthlyTax, regressiveTax } from '../../rules/tax-kinds.ts'
import { readBenefitSimulator } from './read-simulator.ts'
import { savedOf } from './saved-rows.ts'

/** The kept simulations of a link, newest first, each with what changed since its day. */
export async function listSavedSimulations(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<SavedSimulation[]> {
  const rows = await savedOf(database, row)
  if (rows.length === 0) return []
  const now = basisOf(await readBenefitSimulator(database, row, today))
  return rows.map(({ id, name, savedOn, inputs, result, basis }) => ({
    id,
    nome: name,
    guardadaEm: savedOn,
    entradas: inputs,
    resultado: result,
    versoes: basis.versoes,
    mudancas: changesSince(basisOf(basis), now).map(changeOnWire),
  }))
}

const taxKinds: ReadonlySet<string> = new Set([monthlyTax.id, regressiveTax.id])

function basisOf({
  entradas,
  conhecidas,
  regras,
  versoes,
}: Pick<KeptBasis, 'entradas' | 'conhecidas' | 'regras' | 'versoes'>): SimulationBasis {
  return {
    inputs: entradas,
    known: conhecidas,
    rules: regras,
    taxVersions: versoes.filter(({ regra }) => taxKinds.has(regra)).map(({ versao }) => versao),
  }
}

function changeOnWire(change: ReturnType<typeof changesSince>[number]): SavedChange {
  const tipo = changedPremiseWords.toWire(change.kind)
  return 'field' in change
    ? { tipo, campo: change.field, antes: change.was, agora: change.now }
    : { tipo, campo: null, antes: null, agora: null }
}
