import type { Competence, IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { LedgerAccount } from '#domain/ledger.ts'
import type { Amount } from '#domain/money.ts'
import { Decimal, percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import { thirteenthPayment } from '#domain/pay-slips/benefit-calendar.ts'
import { balanceOfQuotas } from '#domain/quotas.ts'
import { creditsOf } from './contributions.ts'
import type { DemoLink } from './demo-person.ts'
import { exactBalanceLots } from './exact-balances.ts'
import type { DemoCredit, DemoLot } from './lots.ts'
import { lotOf } from './lots.ts'

/** Value of a quota on each quota date, of the link's profile, oldest first. */
export type UnitValues = ReadonlyMap<IsoDate, string>

/**
 * Every lot of a link, oldest first. Contributions of a month are credited, and incomes paid, on its quota date. Incomes take
 * from each account in proportion to what is there.
 */
export function ledgerOf(link: DemoLink, today: IsoDate, unitValues: UnitValues): DemoLot[] {
  const holdings = new Map<LedgerAccount, Decimal>()
  const lots: DemoLot[] = []
  for (const [date, unitValue] of unitValues) {
    if (date < link.joinedOn) continue
    const at = { date, competence: competenceOf(date), unitValue }
    const credits = [
      ...creditsOf(link, at.competence, today),
      ...incomesOf(link, at.competence, holdings, unitValue),
    ]
    for (const lot of credits.map((credit) => lotOf(credit, at))) {
      const held = new Decimal(lot.quotas).plus(holdings.get(lot.account) ?? 0)
      if (!held.isZero()) holdings.set(lot.account, held)
      lots.push(lot)
    }
  }
  const exact = link.savings?.kind === 'percentage' ? link.savings.exactBalances : undefined
  const all = exact ? [...lots, ...exactBalanceLots(lots, exact)] : lots
  return all.toSorted((one, other) => one.date.localeCompare(other.date))
}

/** The income of a month and, in December, the thirteenth; nothing once the balance is less than both. */
function incomesOf(
  { benefit }: DemoLink,
  month: Competence,
  holdings: ReadonlyMap<LedgerAccount, Decimal>,
  unitValue: Amount,
): DemoCredit[] {
  if (!benefit || month < benefit.since || (benefit.until !== null && month > benefit.until)) return []
  const accounts = [...holdings]
  const all = accounts.reduce((sum, [, quotas]) => sum.plus(quotas), new Decimal(0))
  const balance = balanceOfQuotas(all, unitValue)
  const monthly =
    'monthly' in benefit ? benefit.monthly : roundHalfUp2(percentOf(balance, benefit.percentOfBalance))
  const thirteenth = month.endsWith('-12')
    ? thirteenthPayment(monthly, Number(month.slice(0, 4)), benefit).amount
    : 0
  if (balance < sumReais([monthly, thirteenth])) return []
  return [
    ...takenFrom(accounts, all, { earning: 'monthly', amount: monthly }),
    ...takenFrom(accounts, all, { earning: 'thirteenth', amount: thirteenth }),
  ].filter(({ amount }) => amount !== 0)
}

function takenFrom(
  accounts: readonly (readonly [LedgerAccount, Decimal])[],
  all: Decimal,
  { earning, amount }: { earning: NonNullable<DemoCredit['earning']>; amount: number },
): DemoCredit[] {
  let left = new Decimal(amount)
  return accounts.map(([account, quotas], index) => {
    const isLast = index === accounts.length - 1
    const share = isLast ? left.toNumber() : roundHalfUp2(quotas.dividedBy(all).times(amount))
    left = left.minus(share)
    return { type: 'income', account, amount: -share, earning }
  })
}
