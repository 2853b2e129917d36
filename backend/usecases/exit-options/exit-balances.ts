import type { IsoDate } from '#domain/calendar.ts'
import type { ExitBalances } from '#domain/exit-options/exit-value.ts'
import { isIndividualAccount, type LedgerAccount } from '#domain/ledger.ts'
import { sumReais } from '#domain/money.ts'
import type { Querier } from '../../database/client.ts'
import { accountBalances } from '../../database/queries/account-balances.ts'

/** Sums ported in from a closed entity wait before they can be redeemed; all of them, while nobody records when they came. */
export const WAITING_ACCOUNTS: ReadonlySet<LedgerAccount> = new Set([
  'ported-closed-participant',
  'ported-closed-sponsor',
])
const PORTED: ReadonlySet<LedgerAccount> = new Set(['ported-open-participant', 'ported-open-sponsor'])

/** What a link holds on a day, by what a redemption asks of it. */
export async function exitBalances(
  database: Querier,
  linkId: number,
  today: IsoDate,
): Promise<Record<keyof ExitBalances, number>> {
  const balances = await accountBalances(database, linkId, today)
  const sumOf = (belongs: (account: LedgerAccount) => boolean) =>
    sumReais([...balances].flatMap(([account, amount]) => (belongs(account) ? [amount] : [])))
  return {
    own: sumOf(
      (account) =>
        isIndividualAccount(account) &&
        account !== 'sponsor' &&
        !WAITING_ACCOUNTS.has(account) &&
        !PORTED.has(account),
    ),
    sponsor: sumOf((account) => account === 'sponsor'),
    portedWaiting: sumOf((account) => WAITING_ACCOUNTS.has(account)),
    ported: sumOf((account) => PORTED.has(account)),
  }
}
