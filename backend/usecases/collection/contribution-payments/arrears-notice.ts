import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { type PaymentRow, paymentsOf } from '#backend/database/queries/contribution-payments.ts'
import { type LinkRow, linksOfPerson } from '#backend/database/queries/plan-links.ts'
import { contributionPayments } from '#backend/database/schema/contribution-payments.ts'
import { dueActs } from '#backend/database/schema/due-acts.ts'
import { overdueCharges } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { AwaitedAnswer } from '#contract/collection/contribution-payments.ts'
import type { retornarPessoa } from '#contract/people/people.ts'
import { addDays, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { type ArrearsState, arrearsState } from '#domain/collection/boletos/boleto-state.ts'
import { Category, Situation } from '#domain/participants.ts'
import { hasOpenChoice, presumedOn } from '../../life-cycle/presumed-option.ts'
import { monthsFrom } from './payment-notices.ts'

/** The first contribution that a notice of arrears is about, and the day on which an option is presumed without an answer. */
type Noticed = { payment: PaymentRow; plan: { id: number }; dueOn: IsoDate }

/** Whether a notice of arrears has a consequence: who pays alone, and goes on. */
export function mayBePresumed({
  category,
  situation,
}: Pick<LinkRow['link'], 'category' | 'situation'>): boolean {
  return category === Category.selfSponsored && situation === Situation.active
}

/** Where the arrears of a notice stand on a day, by the plan's rule of the day on which an option is presumed. */
export async function noticedArrears(
  database: Querier,
  { payment, plan, dueOn }: Noticed,
  today: IsoDate,
): Promise<ArrearsState> {
  const [rules, issued, noticeOn] = await Promise.all([
    ruleOn(database, overdueCharges, plan, dueOn),
    paymentsOf(database, payment.linkId),
    noticedOn(database, payment.id),
  ])
  const ofPurpose = issued.filter(({ purpose }) => purpose === payment.purpose)
  const boletos = monthsFrom(payment, ofPurpose, rules.monthsUntilNotice)
  return arrearsState({ boletos, noticeOn, saidUntil: addDays(dueOn, -1), today }, rules)
}

/** The notice of arrears of a link that waits for an answer; null where there is none, it was answered, or nothing follows. */
export async function awaitedAnswer(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<AwaitedAnswer | null> {
  if (!mayBePresumed(row.link)) return null
  const noticed = await waitingNotice(database, row.link.id)
  if (!noticed || (await hasOpenChoice(database, row.link.id))) return null
  const state = await noticedArrears(database, { ...noticed, plan: row.plan }, today)
  if (state.code !== 'notice-running') return null
  const until = addDays(today, state.daysLeft)
  const presumed = await presumedOn(database, row, addDays(until, 1))
  return presumed && { ate: until, opcao: presumed }
}

/** The same of every link of a person, with its plan. */
export async function awaitedAnswersOf(
  database: Querier,
  personId: number,
  today: IsoDate,
): Promise<CallAnswer<typeof retornarPessoa>['avisosAtraso']> {
  const rows = (await linksOfPerson(database, personId)).filter(({ link }) => mayBePresumed(link))
  const awaited = await Promise.all(
    rows.map(async (row) => ({ row, answer: await awaitedAnswer(database, row, today) })),
  )
  return awaited.flatMap(({ row: { plan }, answer }) =>
    answer ? [{ idPlano: plan.id, plano: plan.name, ...answer }] : [],
  )
}

async function waitingNotice(database: Querier, linkId: number): Promise<Omit<Noticed, 'plan'> | null> {
  const [waiting] = await database
    .select({ payment: contributionPayments, dueOn: dueActs.dueOn })
    .from(contributionPayments)
    .innerJoin(
      dueActs,
      and(eq(dueActs.kind, 'arrears-presumed'), eq(dueActs.subjectId, contributionPayments.id)),
    )
    .where(and(eq(contributionPayments.linkId, linkId), isNull(dueActs.doneAt)))
    .orderBy(desc(dueActs.dueOn))
    .limit(1)
  // A check of the table holds the method to the two codes.
  return (waiting as Omit<Noticed, 'plan'> | undefined) ?? null
}

/** The day on which the notice of these arrears was given; null: it never was. */
async function noticedOn(database: Querier, paymentId: number): Promise<IsoDate | null> {
  const [given] = await database
    .select({ at: dueActs.doneAt })
    .from(dueActs)
    .where(
      and(
        eq(dueActs.kind, 'payment-third-month'),
        eq(dueActs.subjectId, paymentId),
        isNotNull(dueActs.doneAt),
        isNull(dueActs.skipped),
      ),
    )
    .orderBy(desc(dueActs.doneAt))
    .limit(1)
  return given?.at ? saoPauloDateOf(given.at) : null
}
