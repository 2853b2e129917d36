import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { vesting } from '#backend/rules/benefit-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { completedMonths, type IsoDate } from '#domain/calendar.ts'
import { redemptionValue } from '#domain/exits/exit-value.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import { percentOf, toDecimal } from '#domain/money.ts'
import { QUOTA_DECIMALS, type QuotaLot } from '#domain/quotas.ts'
import { bothRegimesOnWire, readComparisonTerms } from './compared-today.ts'
import { exitBalances } from './exit-balances.ts'
import { type AccountLot, readAccountLots } from './own-lots.ts'
import { type RedemptionScope, redeemableIn } from './redemption-scope.ts'

/** A redemption of today: its value, the lots that it takes, and the rest after tax in both regimes. */
export async function redemptionToday(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
  scope: RedemptionScope = 'total',
) {
  const [balances, { table }, own, terms] = await Promise.all([
    exitBalances(database, row.link.id, today, scope),
    ruleOn(database, vesting, row.plan, today),
    readAccountLots(database, row, today),
    readComparisonTerms(database, row, today),
  ])
  const monthsInPlan = completedMonths(row.link.joinedOn, today)
  const value = redemptionValue(balances, { monthsInPlan, table })
  const paid = own && {
    lots: redeemedLots(own.lots, value.percent, redeemableIn(scope)),
    unitValue: own.quota.value,
    gross: value.gross,
  }
  return {
    balances,
    monthsInPlan,
    value,
    paid,
    terms,
    quota: own?.quota ?? null,
    both: bothRegimesOnWire(paid, terms),
  }
}

/** The lots that a redemption takes: of the sponsor's as much as belongs to the person. */
function redeemedLots(
  lots: readonly AccountLot[],
  vestedPercent: number,
  isRedeemable: (account: LedgerAccount) => boolean,
): QuotaLot[] {
  return lots
    .filter(({ account }) => isRedeemable(account))
    .map(({ account, creditedOn, quotas }) => ({
      creditedOn,
      quotas:
        account === 'sponsor'
          ? percentOf(quotas, vestedPercent).toFixed(QUOTA_DECIMALS)
          : toDecimal(quotas).toFixed(QUOTA_DECIMALS),
    }))
}
