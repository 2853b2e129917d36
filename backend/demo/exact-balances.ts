import type { LedgerAccount } from '#domain/ledger.ts'
import { ledgerTotals } from '#domain/ledger-totals.ts'
import { roundHalfUp2, sumReais, toDecimal } from '#domain/money.ts'
import { balanceOfQuotas, sumQuotas } from '#domain/quotas.ts'
import type { DemoLot } from './lots.ts'
import { lotOf } from './lots.ts'

/** Whole reais of an earlier lot that are tried, until no cent is lost in rounding. */
const EARLIER = Array.from({ length: 16 }, (_, index) => 500 + index)

/** Cents more or less of the later lot that are tried. */
const CENTS = [0, -0.01, 0.01]

const OWN_ACCOUNTS: readonly LedgerAccount[] = [
  'participant-basic',
  'participant-supplementary',
  'participant-voluntary',
]

/**
 * Lots that bring the balances at the newest quota to the cent: two voluntary contributions and two of the sponsor, in a December and in the
 * month before it. None is in the last month, which shows what was really contributed then.
 * @throws RangeError when the lots already hold more than the balances wanted.
 */
export function exactBalanceLots(
  lots: readonly DemoLot[],
  wanted: { participant: number; sponsor: number },
): DemoLot[] {
  const last = lots.at(-1)
  const before = lots.filter(({ competence }) => last && competence < last.competence)
  const december = before.findLast(({ competence }) => competence.endsWith('-12'))
  const november = before.findLast(({ competence }) => december && competence < december.competence)
  if (!last || !december || !november) throw new RangeError('Nothing was contributed')
  const balanceOf = (of: readonly DemoLot[], accounts: readonly LedgerAccount[]) =>
    sumReais(
      accounts.map((account) => {
        const quotas = of.filter((lot) => lot.account === account).map((lot) => lot.quotas)
        return balanceOfQuotas(sumQuotas(quotas), last.unitValue)
      }),
    )
  const closings = (
    credit: Pick<DemoLot, 'type' | 'account'>,
    accounts: readonly LedgerAccount[],
    balance: number,
  ) =>
    CENTS.flatMap((cents) =>
      EARLIER.map((amount) => {
        const early = lotOf({ ...credit, amount }, november)
        const missing = sumReais([balance, -balanceOf([...lots, early], accounts)])
        const worth = toDecimal(missing).times(december.unitValue).dividedBy(last.unitValue)
        return [early, lotOf({ ...credit, amount: sumReais([roundHalfUp2(worth), cents]) }, december)]
      }),
    ).filter((pair) => pair.every(({ amount }) => amount > 0))
  const ofSponsor = closings({ type: 'CP', account: 'sponsor' }, ['sponsor'], wanted.sponsor)
  const own = { type: 'CV', account: 'participant-voluntary' } as const
  for (const pair of closings(own, OWN_ACCOUNTS, wanted.participant)) {
    for (const extra of ofSponsor.map((sponsors) => [...pair, ...sponsors])) {
      // The accounts are rounded together: what closes one alone may cost another a cent.
      const { participant, sponsor, total } = ledgerTotals([...lots, ...extra], last.unitValue)
      const isExact = participant.balance === wanted.participant && sponsor.balance === wanted.sponsor
      if (isExact && total.balance === sumReais([wanted.participant, wanted.sponsor])) return extra
    }
  }
  throw new RangeError('No contribution gives these balances')
}
