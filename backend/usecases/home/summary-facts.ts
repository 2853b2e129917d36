import { addDays, addMonths, addToCompetence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { Situation } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import { benefitInForce } from '../../database/queries/benefits.ts'
import { indexersSince, waitingPayments } from '../../database/queries/contribution-payments.ts'
import {
  movementsByDate,
  movementsOf,
  newestContributions,
  newestIncomes,
} from '../../database/queries/ledger.ts'
import { quotaStretches } from '../../database/queries/link-quotas.ts'
import { newestPaySlip } from '../../database/queries/pay-slips.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { suspensionsOf } from '../../database/queries/suspensions.ts'
import { newestDeclarations, personDuties, runningRequests } from '../../database/queries/to-do.ts'
import { awaitedAnswer } from '../collection/contribution-payments/arrears-notice.ts'
import { readExitClock } from '../exits/exit-statement/exit-clock.ts'
import { readNextPayment } from '../payroll/benefit-payments/next-payment.ts'
import { BENCHMARKS } from './benchmark.ts'
import { summaryRulesOn } from './summary-rules.ts'
import { receivesBenefit } from './to-do.ts'

/** A refusal is worth saying for so long. */
const REFUSED_DAYS = 30

/** A contribution that was paid so long ago is credited by now. */
const PAID_MONTHS = 3

/** The quotas of a year may be a few months old. */
const INDEX_MONTHS = 18

export type SummaryFacts = Awaited<ReturnType<typeof readSummaryFacts>>

/** Everything that a plan at a glance is made of and that nothing else has to be known for, asked at once. */
export async function readSummaryFacts(database: Querier, row: LinkRow, today: IsoDate) {
  const { link, plan, person } = row
  const isPaid = receivesBenefit(row)
  const [
    rules,
    stretches,
    entries,
    movements,
    contributions,
    incomes,
    payments,
    suspensions,
    running,
    duties,
    declarations,
    indexes,
    awaited,
    clock,
    slip,
    next,
    granted,
  ] = await Promise.all([
    summaryRulesOn(database, plan, today),
    quotaStretches(database, link, today),
    movementsOf(database, link.id, today),
    movementsByDate(database, link.id, today),
    newestContributions(database, link.id, today),
    isPaid ? newestIncomes(database, link.id, today) : [],
    waitingPayments(database, link.id, addMonths(today, -PAID_MONTHS)),
    suspensionsOf(database, link.id),
    runningRequests(database, link.id, new Date(`${addDays(today, -REFUSED_DAYS)}T00:00:00-03:00`)),
    personDuties(database, person.id),
    newestDeclarations(database, person.id),
    indexersSince(database, BENCHMARKS, addToCompetence(competenceOf(today), -INDEX_MONTHS)),
    awaitedAnswer(database, row, today),
    link.situation === Situation.disconnected ? readExitClock(database, link.id) : null,
    isPaid ? newestPaySlip(database, link.id) : null,
    readNextPayment(database, row, today),
    link.situation === Situation.inGranting ? benefitInForce(database, link.id, today) : null,
  ])
  return {
    rules,
    stretches,
    entries,
    movements,
    contributions,
    incomes,
    payments,
    suspensions,
    running,
    duties,
    declarations,
    indexes,
    awaited,
    optionUntil: clock?.endsOn ?? null,
    slip,
    next,
    granted,
  }
}
