import { addDays, type IsoDate } from '#domain/calendar.ts'
import { Situation } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import { benefitInForce } from '../../database/queries/benefits.ts'
import { newestContributions, newestIncomes } from '../../database/queries/ledger.ts'
import { newestPaySlip } from '../../database/queries/pay-slips.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { newestDeclarations, personDuties, runningRequests } from '../../database/queries/to-do.ts'
import { awaitedAnswer } from '../collection/contribution-payments/arrears-notice.ts'
import { readExitClock } from '../exits/exit-statement/exit-clock.ts'
import { presumedOn } from '../life-cycle/presumed-option.ts'
import { readNextPayment } from '../payroll/benefit-payments/next-payment.ts'
import { otherPlans } from './other-plans.ts'
import { readSavingsFacts } from './savings.ts'
import { receivesBenefit } from './to-do.ts'

/** A refusal is worth saying for so long. */
const REFUSED_DAYS = 30

export type SummaryFacts = Awaited<ReturnType<typeof readSummaryFacts>>

/** Everything that a plan at a glance is made of and that nothing else has to be known for, asked at once. */
export async function readSummaryFacts(database: Querier, row: LinkRow, today: IsoDate) {
  const { link, person } = row
  const isPaid = receivesBenefit(row)
  const [
    savings,
    contributions,
    incomes,
    running,
    duties,
    declarations,
    awaited,
    clock,
    slip,
    next,
    granted,
    presumed,
    others,
  ] = await Promise.all([
    readSavingsFacts(database, row, today),
    newestContributions(database, link.id, today),
    isPaid ? newestIncomes(database, link.id, today) : [],
    runningRequests(database, link.id, new Date(`${addDays(today, -REFUSED_DAYS)}T00:00:00-03:00`)),
    personDuties(database, person.id),
    newestDeclarations(database, person.id),
    awaitedAnswer(database, row, today),
    link.situation === Situation.disconnected ? readExitClock(database, link.id) : null,
    isPaid ? newestPaySlip(database, link.id) : null,
    readNextPayment(database, row, today),
    link.situation === Situation.inGranting ? benefitInForce(database, link.id, today) : null,
    link.situation === Situation.disconnected ? presumedOn(database, row, today) : null,
    otherPlans(database, row, today),
  ])
  return {
    ...savings,
    contributions,
    incomes,
    running,
    duties,
    declarations,
    awaited,
    optionUntil: clock?.endsOn ?? null,
    slip,
    next,
    granted,
    presumed,
    others,
  }
}
