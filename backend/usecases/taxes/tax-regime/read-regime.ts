import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { regressiveTax } from '#backend/rules/tax-kinds.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { RegimeAnswer } from '#contract/taxes/tax-regime.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { RegressiveTaxRules } from '#domain/taxes/regressive-rate.ts'
import { examplePaidOn, exampleUnitValue, workedExample } from '#domain/taxes/worked-example.ts'
import { readOwnComparison, taxOnWire } from './own-comparison.ts'
import { readConfirmedSimulation } from './read-simulator.ts'
import { readRegimeSituation } from './regime-situation.ts'

/** The regime of a link today, what may be chosen, and what each regime means on its own lots and by the actor's own simulation. */
export async function readRegime(
  database: Querier,
  actor: Actor,
  row: LinkRow,
  today: IsoDate,
): Promise<RegimeAnswer> {
  const [situacao, comparacao, table, exampleTable] = await Promise.all([
    readRegimeSituation(database, row, today),
    readOwnComparison(database, row, today),
    ruleOn(database, regressiveTax, null, today),
    ruleOn(database, regressiveTax, null, examplePaidOn),
  ])
  return {
    situacao,
    simulacao: situacao.definitivo ? null : await readConfirmedSimulation(database, actor, row, today),
    tabela: table.brackets.map(({ upToYears, ratePercent }) => ({
      ateAnos: upToYears,
      aliquota: ratePercent,
    })),
    comparacao,
    exemplo: exampleOnWire(exampleTable),
  }
}

/** The worked example, by the table of its day of payment. */
function exampleOnWire(table: RegressiveTaxRules): RegimeAnswer['exemplo'] {
  const { gross, lots, ...tax } = workedExample(table)
  return {
    dataPagamento: examplePaidOn,
    valorCota: Number(exampleUnitValue),
    lotes: lots.map(({ creditedOn, quotas, value, ratePercent, tax: ofLot }) => ({
      data: creditedOn,
      cotas: quotas,
      valor: value,
      aliquota: ratePercent,
      imposto: ofLot,
    })),
    total: gross,
    regressivo: taxOnWire(tax),
  }
}
