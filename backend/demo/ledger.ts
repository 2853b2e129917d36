import { takeOldestLots, worthOf } from '#domain/benefit-payments/take-oldest-lots.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { HeldLot, LeavingLot } from '#domain/exit-options/held-lots.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import { thirteenthPayment } from '#domain/pay-slips/benefit-calendar.ts'
import { creditsOf } from './contributions.ts'
import type { DemoLink } from './demo-person.ts'
import { exactBalanceLots } from './exact-balances.ts'
import type { DemoCredit, DemoLot } from './lots.ts'
import { lotOf } from './lots.ts'

/** Value of a quota on each quota date, of the link's profile, oldest first. */
export type UnitValues = ReadonlyMap<IsoDate, string>

/**
 * Every lot of a link, oldest first. Contributions of a month are credited, and incomes paid, on its quota date. Incomes take the oldest lots,
 * as the payroll does.
 */
export function ledgerOf(link: DemoLink, today: IsoDate, unitValues: UnitValues): DemoLot[] {
  let held: HeldLot[] = []
  const lots: DemoLot[] = []
  for (const [date, unitValue] of unitValues) {
    if (date < link.joinedOn) continue
    const at = { date, competence: competenceOf(date), unitValue }
    const credited = creditsOf(link, at.competence, today).map((credit) => lotOf(credit, at))
    const priced = [
      ...held,
      ...credited.filter(({ account }) => isIndividualAccount(account)).map(heldOf),
    ].map((lot) => ({ ...lot, unitValue, pricedOn: date }))
    const { paid, left } = incomesOf(link, at.competence, priced)
    held = left
    lots.push(...credited, ...paid.map((credit) => lotOf(credit, at)))
  }
  const exact = link.savings?.kind === 'percentage' ? link.savings.exactBalances : undefined
  const all = exact ? [...lots, ...exactBalanceLots(lots, exact)] : lots
  return all.toSorted((one, other) => one.date.localeCompare(other.date))
}

function heldOf({ account, date, quotas, unitValue }: DemoLot): HeldLot {
  return { account, profileId: 0, creditedOn: date, quotas, unitValue, pricedOn: date }
}

/** The income of a month and, in December, the thirteenth; nothing once the balance is less than both. */
function incomesOf(
  { benefit }: DemoLink,
  month: Competence,
  held: HeldLot[],
): { paid: DemoCredit[]; left: HeldLot[] } {
  const nothing = { paid: [], left: held }
  if (!benefit || month < benefit.since || (benefit.until !== null && month > benefit.until)) return nothing
  const balance = worthOf(held)
  const monthly =
    'monthly' in benefit ? benefit.monthly : roundHalfUp2(percentOf(balance, benefit.percentOfBalance))
  const thirteenth = month.endsWith('-12')
    ? thirteenthPayment(monthly, Number(month.slice(0, 4)), benefit).amount
    : 0
  if (balance < sumReais([monthly, thirteenth])) return nothing
  const ofMonth = takeOldestLots(held, { amount: monthly })
  const ofThirteenth = takeOldestLots(ofMonth.left, { amount: thirteenth })
  return {
    paid: [...ofMonth.taken.map(incomeOf('monthly')), ...ofThirteenth.taken.map(incomeOf('thirteenth'))],
    left: ofThirteenth.left,
  }
}

function incomeOf(earning: NonNullable<DemoCredit['earning']>) {
  return ({ account, creditedOn, quotas, value }: LeavingLot): DemoCredit => ({
    type: 'income',
    account,
    amount: -value,
    earning,
    taken: { creditedOn, quotas },
  })
}
