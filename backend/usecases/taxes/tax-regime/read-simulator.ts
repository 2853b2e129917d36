import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { SimulationAnswer, SimulatorAnswer } from '#contract/taxes/tax-regime.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { balanceOfLots } from '#domain/quotas.ts'
import { confirmedAnswers } from './confirmed-answers.ts'
import { ownAnswers } from './own-answers.ts'
import { readOwnLots } from './own-lots.ts'
import { readRegimeSituation } from './regime-situation.ts'
import { simulateRegime } from './simulate-regime.ts'

/** Opening values for a link: the answers, and their result once they were confirmed. */
export async function readSimulator(
  database: Querier,
  actor: Actor,
  row: LinkRow,
  today: IsoDate,
): Promise<SimulatorAnswer> {
  const [situacao, own, confirmed] = await Promise.all([
    readRegimeSituation(database, row, today),
    readOwnLots(database, row, today),
    confirmedAnswers(database, actor, row),
  ])
  return {
    situacao,
    respostas: confirmed ?? (await ownAnswers(database, row, today)),
    saldoHoje: own ? balanceOfLots(own.lots, own.quota.value) : 0,
    dataCota: own?.quota.date ?? null,
    resultado:
      confirmed === null || situacao.definitivo
        ? null
        : await simulateRegime(database, row, confirmed, today),
  }
}

/** The simulation with the answers that the actor confirmed; null before that. */
export async function readConfirmedSimulation(
  database: Querier,
  actor: Actor,
  row: LinkRow,
  today: IsoDate,
): Promise<SimulationAnswer | null> {
  const confirmed = await confirmedAnswers(database, actor, row)
  return confirmed && simulateRegime(database, row, confirmed, today)
}
