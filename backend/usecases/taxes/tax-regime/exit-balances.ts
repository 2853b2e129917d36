import type { Querier } from '#backend/database/client.ts'
import { accountBalances } from '#backend/database/queries/account-balances.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { ExitBalances } from '#domain/exits/exit-value.ts'
import { isIndividualAccount, type LedgerAccount } from '#domain/ledger.ts'
import { sumReais } from '#domain/money.ts'
import { PORTED_ACCOUNTS, type RedemptionScope, redeemableIn, WAITING_ACCOUNTS } from './redemption-scope.ts'

/** Balances of a link on a day, by the scope of a redemption; of those that can not be redeemed only the sums that wait. */
export async function exitBalances(
  database: Querier,
  linkId: number,
  today: IsoDate,
  scope: RedemptionScope = 'total',
): Promise<Record<keyof ExitBalances, number>> {
  const balances = await accountBalances(database, linkId, today)
  const isCounted = (account: LedgerAccount) => WAITING_ACCOUNTS.has(account) || redeemableIn(scope)(account)
  const sumOf = (belongs: (account: LedgerAccount) => boolean) =>
    sumReais(
      [...balances].flatMap(([account, amount]) => (isCounted(account) && belongs(account) ? [amount] : [])),
    )
  return {
    own: sumOf(
      (account) =>
        isIndividualAccount(account) &&
        account !== 'sponsor' &&
        !WAITING_ACCOUNTS.has(account) &&
        !PORTED_ACCOUNTS.has(account),
    ),
    sponsor: sumOf((account) => account === 'sponsor'),
    portedWaiting: sumOf((account) => WAITING_ACCOUNTS.has(account)),
    ported: sumOf((account) => PORTED_ACCOUNTS.has(account)),
  }
}
