import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { arrearsState } from '#domain/boletos/boleto-state.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { Category, Situation } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import { lockLink } from '../../database/locks.ts'
import { paymentsOf } from '../../database/queries/contribution-payments.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { dueActs } from '../../database/schema/due-acts.ts'
import { type ActOutcome, type PlannedAct, skip } from '../../due-acts/define-due-act.ts'
import { tell } from '../../messages/tell.ts'
import { overdueCharges } from '../../rules/contribution-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import type { Work } from '../../work.ts'
import { presumedSentences } from '../exit/no-choice.text.ts'
import { hasOpenChoice, presumeOn } from '../exit/option-presumed.ts'
import { findPayment, monthsFrom } from './payment-notices.ts'

/**
 * Carries out, of who pays alone and neither paid a month nor chose anything after the notice of arrears, the option that is presumed of who chose
 * nothing in time, by the plan's regulation. A month that came in before it is carried out ends it. Subject: the first contribution that
 * the notice was about.
 */
export async function presumeAfterArrears(
  work: Work,
  { subjectId: paymentId, dueOn }: PlannedAct,
): Promise<ActOutcome> {
  const { database } = work
  const found = await findPayment(database, paymentId)
  if (!found) return skip('gone')
  const { payment, personId, plan } = found
  await lockLink(database, payment.linkId)
  const row = await linkById(database, payment.linkId)
  const { category, situation } = row.link
  if (situation === Situation.transitory || (await hasOpenChoice(database, payment.linkId))) return 'later'
  if (situation === Situation.suspended) return skip('suspended-contributions')
  if (category !== Category.selfSponsored || situation !== Situation.active) return skip('not-concerned')
  const rules = await ruleOn(database, overdueCharges, plan, dueOn)
  const issued = (await paymentsOf(database, payment.linkId)).filter(
    ({ purpose }) => purpose === payment.purpose,
  )
  const boletos = monthsFrom(payment, issued, rules.monthsUntilNotice)
  const noticeOn = await noticedOn(database, paymentId)
  const state = arrearsState({ boletos, noticeOn, today: dueOn }, rules)
  // The plan gives more days by now than the notice said.
  if (state.code === 'notice-running') return 'later'
  if (state.code !== 'option-presumed') return skip('answered')
  const presumed = await presumeOn(work, row, dueOn)
  if (presumed === null) return skip('not-concerned')
  await tell(
    work,
    'atraso_sem_resposta',
    { personId, planId: plan.id },
    { plano: plan.name, opcao: presumedSentences[presumed] },
  )
  return 'done'
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
