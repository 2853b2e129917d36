import type { ExitOptionsOnWire } from '#contract/exit-options.ts'
import { completedMonths, type IsoDate } from '#domain/calendar.ts'
import { redemptionValue } from '#domain/exit-options/exit-value.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import { percentOf, sumReais, toDecimal } from '#domain/money.ts'
import { QUOTA_DECIMALS, type QuotaLot } from '#domain/quotas.ts'
import { redemptionTax } from '#domain/taxes/redemption-tax.ts'
import { taxBands } from '#domain/taxes/tax-lots.ts'
import type { TaxRegime } from '#domain/taxes/tax-regime.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { vesting } from '../../rules/benefit-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { readResidence } from '../addresses/read-residence.ts'
import { type AccountLot, readAccountLots } from '../tax-regime/own-lots.ts'
import { comparisonRulesOn } from '../tax-regime/tax-parameters.ts'
import { exitBalances } from './exit-balances.ts'
import { type RedemptionScope, redeemableIn } from './redemption-scope.ts'

type Withheld = ExitOptionsOnWire['resgate']['progressivo']

/** What a redemption would pay today: its value, and what each regime withholds from the lots that it takes. */
export async function redemptionToday(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
  scope: RedemptionScope = 'total',
) {
  const [balances, { table }, own, { livesAbroad }] = await Promise.all([
    exitBalances(database, row.link.id, today, scope),
    ruleOn(database, vesting, row.plan, today),
    readAccountLots(database, row, today),
    readResidence(database, row.person.id, today),
  ])
  const monthsInPlan = completedMonths(row.link.joinedOn, today)
  const value = redemptionValue(balances, { monthsInPlan, table })
  const rules = await comparisonRulesOn(database, today, livesAbroad)
  const isRedeemable = redeemableIn(scope)
  const lots = own ? redeemedLots(own.lots, value.percent, isRedeemable) : []
  const withheld = (regime: TaxRegime): Withheld => {
    if (own === null) return { imposto: 0, liquido: 0, faixas: [] }
    const { tax, lots: taxed } = redemptionTax(
      { lots, unitValue: own.quota.value, paidOn: today, amount: null },
      regime,
      { regressive: rules.regressive, progressivePercent: rules.progressiveRedemptionPercent },
    )
    return {
      imposto: tax,
      liquido: sumReais([value.gross, -tax]),
      faixas: taxBands(taxed).map((band) => ({
        aliquota: band.ratePercent,
        valor: band.value,
        imposto: regime === 'progressive' ? tax : band.tax,
      })),
    }
  }
  return {
    balances,
    monthsInPlan,
    value,
    progressivo: withheld('progressive'),
    regressivo: withheld('regressive'),
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
