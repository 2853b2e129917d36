import type { LedgerAccount } from '#domain/ledger.ts'
import { ledgerTotals } from '#domain/ledger-totals.ts'
import { sumReais } from '#domain/money.ts'
import { balanceOfQuotas, sumQuotas } from '#domain/quotas.ts'
import type { DemoLot } from './lots.ts'
import { lotOf } from './lots.ts'

/** Voluntary contributions of December that are tried, reais. */
const GIFTS = Array.from({ length: 16 }, (_, index) => 500 + index)

/** Cents given to the sponsor's lot or taken from it, when no voluntary contribution makes the rounding close. */
const CENTS = [0, -0.01, 0.01]

const OWN_ACCOUNTS: readonly LedgerAccount[] = [
  'participant-basic',
  'participant-supplementary',
  'participant-voluntary',
]

/**
 * Lots that bring the balances at the newest quota to the cent: a voluntary contribution in the last December, one in the last
 * month and one of the sponsor. The one of December is tried in whole reais, until no cent is lost in rounding the accounts.
 * @throws RangeError when the lots already hold more than the balances wanted.
 */
export function exactBalanceLots(
  lots: readonly DemoLot[],
  wanted: { participant: number; sponsor: number },
): DemoLot[] {
  const last = lots.at(-1)
  const december = lots.findLast((lot) => lot.competence.endsWith('-12'))
  if (!last || !december) throw new RangeError('Nothing was contributed')
  const balanceOf = (of: readonly DemoLot[], accounts: readonly LedgerAccount[]) =>
    sumReais(
      accounts.map((account) => {
        const quotas = of.filter((lot) => lot.account === account).map((lot) => lot.quotas)
        return balanceOfQuotas(sumQuotas(quotas), last.unitValue)
      }),
    )
  for (const [cents, gift] of CENTS.flatMap((cents) => GIFTS.map((gift) => [cents, gift] as const))) {
    const early = lotOf({ type: 'CV', account: 'participant-voluntary', amount: gift }, december)
    const own = sumReais([wanted.participant, -balanceOf([...lots, early], OWN_ACCOUNTS)])
    const sponsor = sumReais([wanted.sponsor, cents, -balanceOf(lots, ['sponsor'])])
    const extra = [
      early,
      lotOf({ type: 'CV', account: 'participant-voluntary', amount: own }, last),
      lotOf({ type: 'CP', account: 'sponsor', amount: sponsor }, last),
    ]
    const after = ledgerTotals([...lots, ...extra], last.unitValue)
    const isExact =
      after.participant.balance === wanted.participant && after.sponsor.balance === wanted.sponsor
    if (own > 0 && sponsor > 0 && isExact) return extra
  }
  throw new RangeError('No contribution gives these balances')
}
