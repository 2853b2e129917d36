import { desc, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { openRequest } from '#backend/database/queries/link-requests.ts'
import { pensionEntities } from '#backend/database/queries/pension-entities.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { readRegimeOption } from '#backend/database/queries/regime-facts.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { portabilityTransfers } from '#backend/database/schema/portability-transfers.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { portabilityDays } from '#backend/rules/service-kinds.ts'
import type { PortabilityOnWire } from '#contract/exits/portability.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import { completedMonths, type IsoDate } from '#domain/calendar.ts'
import { portableValue } from '#domain/exits/exit-value.ts'
import { leastTermYears, portabilityDueOn } from '#domain/exits/portability-terms.ts'
import { openLoanDebt } from '../../loans/open-loan-debt.ts'
import { openRequestOnWire } from '../../request-engine/open-request-wire.ts'
import { exitBalances } from '../../taxes/tax-regime/exit-balances.ts'
import { readWays } from './read-ways.ts'

type Terms = Omit<PortabilityOnWire, 'requisicaoAberta' | 'transferencias' | 'destinos' | 'caminhos'>

export async function readPortabilityTerms(database: Querier, row: LinkRow, today: IsoDate): Promise<Terms> {
  const { link, plan } = row
  const [balances, { decided }, debt, days] = await Promise.all([
    exitBalances(database, link.id, today),
    readRegimeOption(database, row),
    openLoanDebt(database, link.id, today),
    ruleOn(database, portabilityDays, plan, today),
  ])
  const monthsInPlan = completedMonths(link.joinedOn, today)
  const due = portabilityDueOn(today, days)
  return {
    hoje: today,
    valor: portableValue(balances),
    mesesPlano: monthsInPlan,
    prazoMinimoAnos: leastTermYears(monthsInPlan),
    prazoLegal: due.transfer,
    prazoTermo: due.term,
    regime: decided && regimeWords.toWire(decided),
    emprestimo: debt?.settlement.total ?? 0,
  }
}

/** The same with where it may go, the request that is open, and what was taken before. */
export async function readPortability(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<PortabilityOnWire> {
  const [terms, ways, entities, open, transfers] = await Promise.all([
    readPortabilityTerms(database, row, today),
    readWays(database, row, today),
    pensionEntities(database),
    openRequest(database, row.link.id, requestKindId('portabilidade')),
    database
      .select()
      .from(portabilityTransfers)
      .where(eq(portabilityTransfers.linkId, row.link.id))
      .orderBy(desc(portabilityTransfers.transferredOn)),
  ])
  return {
    ...terms,
    caminhos: ways,
    destinos: entities.map(({ id, nome, cnpj, tipo, plano, codigo }) => ({
      id,
      nome,
      cnpj,
      tipo,
      plano,
      codigo,
    })),
    requisicaoAberta: open && openRequestOnWire(open),
    transferencias: transfers.map(({ transferredOn, amount, entityName, planName }) => ({
      em: transferredOn,
      valor: amount,
      entidade: entityName,
      plano: planName,
    })),
  }
}
