import type { Querier } from '#backend/database/client.ts'
import { bankAccountOf } from '#backend/database/queries/bank-account.ts'
import { openRequest } from '#backend/database/queries/link-requests.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { type RedemptionPaid, redemptionsPaid } from '#backend/database/queries/redemption-payments.ts'
import { readRegimeOption } from '#backend/database/queries/regime-facts.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { redemptionTerms } from '#backend/rules/benefit-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { serviceRulesOn } from '#backend/rules/service-rules.ts'
import type { RedemptionOnWire } from '#contract/exits/redemption.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { Situation } from '#domain/participants.ts'
import { revenueCodeOfRedemption } from '#domain/payroll/income-reports/reported-payment.ts'
import { serviceAvailability } from '#domain/plans/services/available-services.ts'
import { openLoanDebt } from '../../loans/open-loan-debt.ts'
import { readLinkFacts } from '../../plans/link-facts.ts'
import { openRequestOnWire } from '../../request-engine/open-request-wire.ts'
import type { RedemptionScope } from '../../taxes/tax-regime/redemption-scope.ts'
import { redemptionToday } from '../../taxes/tax-regime/redemption-today.ts'
import { readExitClock } from '../exit-statement/exit-clock.ts'
import { readWays } from './read-ways.ts'

type Terms = Omit<RedemptionOnWire, 'requisicaoAberta' | 'pagamentos' | 'conta' | 'caminhos' | 'escolhaAte'>

/**
 * Balances that a link may redeem on a day, their terms, and the deductions made first. `asked`: the scope of a request that was filed;
 * left out, the scope that may be requested by now.
 */
export async function readRedemptionTerms(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
  asked?: RedemptionScope,
): Promise<Terms> {
  const scope = asked ?? (await redemptionScope(database, row, today))
  const [{ balances, value, both }, option, terms, debt] = await Promise.all([
    redemptionToday(database, row, today, scope),
    readRegimeOption(database, row),
    ruleOn(database, redemptionTerms, row.plan, today),
    scope === 'total' ? openLoanDebt(database, row.link.id, today) : null,
  ])
  return {
    parcial: scope === 'before-exit',
    bruto: value.gross,
    proprio: balances.own,
    portado: balances.ported,
    patrocinadora: value.vested,
    percentualPatrocinadora: value.percent,
    perde: value.unvested,
    aguarda: value.waiting,
    regime: option.decided && regimeWords.toWire(option.decided),
    podeMudarRegime: !option.isFinal,
    ...both,
    emprestimo: debt?.settlement.total ?? 0,
    maximoParcelas: terms.maximumInstalments,
    maximoDias: terms.maximumDeferralDays,
  }
}

/** Of what a link may ask for a redemption: who still works for the sponsor only of voluntary and ported sums. */
async function redemptionScope(database: Querier, row: LinkRow, today: IsoDate): Promise<RedemptionScope> {
  const [rules, facts] = await Promise.all([
    serviceRulesOn(database, row.plan, today),
    readLinkFacts(database, row, today),
  ])
  const offered = serviceAvailability('resgate', rules, facts)
  return offered.isAvailable && offered.service.partialOnly ? 'before-exit' : 'total'
}

/** The same with the account that receives it, the request that is open, and what was paid of earlier ones. */
export async function readRedemption(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<RedemptionOnWire> {
  const [terms, ways, account, open, paid, clock] = await Promise.all([
    readRedemptionTerms(database, row, today),
    readWays(database, row, today),
    bankAccountOf(database, row.person.id),
    openRequest(database, row.link.id, requestKindId('resgate')),
    redemptionsPaid(database, row.link.id),
    row.link.situation === Situation.disconnected ? readExitClock(database, row.link.id) : null,
  ])
  return {
    ...terms,
    escolhaAte: clock?.endsOn ?? null,
    caminhos: ways,
    conta: account && `•••${account.account.slice(-4)}`,
    requisicaoAberta: open && openRequestOnWire(open),
    pagamentos: paid.map(paymentOnWire),
  }
}

function paymentOnWire(paid: RedemptionPaid): RedemptionOnWire['pagamentos'][number] {
  return {
    numero: paid.number,
    de: paid.of,
    pagoEm: paid.paidOn,
    bruto: paid.gross,
    imposto: paid.tax,
    darf: revenueCodeOfRedemption(paid.regime),
    emprestimo: paid.loanOffset,
    liquido: sumReais([paid.net]),
    conta: `•••${paid.account.slice(-4)}`,
  }
}
