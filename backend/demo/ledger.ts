import type { IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { HeldLot, LeavingLot } from '#domain/exits/held-lots.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'
import { takeOldestLots } from '#domain/payroll/benefit-payments/take-oldest-lots.ts'
import { thirteenthPayment } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { balanceOfQuotas, sumQuotas } from '#domain/quotas.ts'
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
  let held: HeldBalance = { lots: [], quotas: 0 }
  const lots: DemoLot[] = []
  for (const [date, unitValue] of unitValues) {
    if (date < link.joinedOn) continue
    const at = { date, competence: competenceOf(date), unitValue }
    const credited = creditsOf(link, at.competence, today).map((credit) => lotOf(credit, at))
    held = withLots(
      held,
      credited.filter(({ account }) => isIndividualAccount(account)),
    )
    const { paid, left } = incomesOf(link, at, held)
    held = left
    lots.push(...credited, ...paid.map((credit) => lotOf(credit, at)))
  }
  const exact = link.savings?.kind === 'percentage' ? link.savings.exactBalances : undefined
  const all = exact ? [...lots, ...exactBalanceLots(lots, exact)] : lots
  return all.toSorted((one, other) => one.date.localeCompare(other.date))
}

/** The holdings of a link. `quotas`: of all lots together, so that no month has to add them. */
interface HeldBalance {
  lots: HeldLot[]
  quotas: number
}

function withLots({ lots, quotas }: HeldBalance, credited: readonly DemoLot[]): HeldBalance {
  if (credited.length === 0) return { lots, quotas }
  return {
    lots: [...lots, ...credited.map(heldOf)],
    quotas: sumQuotas([quotas, ...credited.map((lot) => lot.quotas)]),
  }
}

function heldOf({ account, date, quotas, unitValue }: DemoLot): HeldLot {
  return { account, profileId: 0, creditedOn: date, quotas, unitValue, pricedOn: date }
}

/** The income of a month and, in December, the thirteenth; nothing once the balance is less than both. */
function incomesOf(
  { benefit }: DemoLink,
  { date, competence: month, unitValue }: Pick<DemoLot, 'date' | 'competence' | 'unitValue'>,
  held: HeldBalance,
): { paid: DemoCredit[]; left: HeldBalance } {
  const nothing = { paid: [], left: held }
  if (!benefit || month < benefit.since || (benefit.until !== null && month > benefit.until)) return nothing
  const balance = balanceOfQuotas(held.quotas, unitValue)
  const monthly =
    'monthly' in benefit ? benefit.monthly : roundHalfUp2(percentOf(balance, benefit.percentOfBalance))
  const thirteenth = month.endsWith('-12')
    ? thirteenthPayment(monthly, Number(month.slice(0, 4)), benefit).amount
    : 0
  if (balance < sumReais([monthly, thirteenth])) return nothing
  const priced = held.lots.map((lot) => ({ ...lot, unitValue, pricedOn: date }))
  const ofMonth = takeOldestLots(priced, { amount: monthly })
  const ofThirteenth = takeOldestLots(ofMonth.left, { amount: thirteenth })
  const taken = [...ofMonth.taken, ...ofThirteenth.taken]
  return {
    paid: [...ofMonth.taken.map(incomeOf('monthly')), ...ofThirteenth.taken.map(incomeOf('thirteenth'))],
    left: {
      lots: ofThirteenth.left,
      quotas: sumQuotas([held.quotas, ...taken.map(({ quotas }) => `-${quotas}`)]),
    },
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
