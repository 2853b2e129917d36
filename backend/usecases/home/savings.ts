import { addMonths, type IsoDate } from '#domain/calendar.ts'
import { paysContributions } from '#domain/contributions/next-contribution.ts'
import { suspensionIn } from '#domain/contributions/suspensions/suspension.ts'
import type { Querier } from '../../database/client.ts'
import { waitingPayments } from '../../database/queries/contribution-payments.ts'
import { movementsOf } from '../../database/queries/ledger.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { suspensionsOf } from '../../database/queries/suspensions.ts'
import { chosenContribution, contributionOf } from '../contributions/monthly-contribution.ts'
import { enteringOf } from '../simulation/own-inputs.ts'
import { readBalance } from '../statement/read-balance.ts'
import { nextUnpaidMonth } from './next-contribution.ts'
import { summaryRulesOn } from './summary-rules.ts'

/** A contribution that was paid so long ago is credited by now. */
const PAID_MONTHS = 3

const NOTHING_ENTERS = { own: 0, employer: 0 }

export type SavingsFacts = Awaited<ReturnType<typeof readSavingsFacts>>

/** Rules of a link's plan, payments that wait or were just made, suspensions and movements, asked at once. @throws MissingRule */
export async function readSavingsFacts(database: Querier, { link, plan }: LinkRow, today: IsoDate) {
  const [rules, payments, suspensions, entries] = await Promise.all([
    summaryRulesOn(database, plan, today),
    waitingPayments(database, link.id, addMonths(today, -PAID_MONTHS)),
    suspensionsOf(database, link.id),
    movementsOf(database, link.id, today),
  ])
  return { rules, payments, suspensions, entries }
}

export type Savings = Awaited<ReturnType<typeof readSavings>>

/** The balance of a link, the contribution chosen for the next month to pay, and what enters a month as things are, reais. */
export async function readSavings(
  database: Querier,
  { link }: LinkRow,
  { rules: { contributions }, payments, suspensions, entries }: SavingsFacts,
  today: IsoDate,
) {
  const month = nextUnpaidMonth(payments, today, contributions)
  const [chosen, balance] = await Promise.all([
    chosenContribution(database, link.id, contributions, { month, today }),
    readBalance(database, link.profileId, entries, today),
  ])
  const isPaying = paysContributions(link)
  const monthly = contributionOf(chosen, link.category, contributions)
  const enters = isPaying && suspensionIn(suspensions, month) === null
  return {
    month,
    chosen,
    balance,
    monthly,
    isPaying,
    entering: enters ? enteringOf(monthly) : NOTHING_ENTERS,
  }
}
