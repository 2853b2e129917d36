import { lockLink } from '#backend/database/locks.ts'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { type ActOutcome, type PlannedAct, skip } from '#backend/due-acts/define-due-act.ts'
import { planAct } from '#backend/due-acts/plan-acts.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import { addDays } from '#domain/calendar.ts'
import { Situation } from '#domain/participants.ts'
import { presumedSentences } from '../../life-cycle/presumed-option.text.ts'
import { hasOpenChoice, presumeOn } from '../../life-cycle/presumed-option.ts'
import { mayBePresumed, noticedArrears } from './arrears-notice.ts'
import { findPayment } from './payment-notices.ts'

/**
 * Carries out, of who pays alone and neither paid a month nor chose anything after the notice of arrears, the option that is presumed of who chose
 * nothing in time, by the plan's regulation. A month that came in before it is carried out ends it; a rule that gives more days by now puts
 * it off. Subject: the first contribution that the notice was about.
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
  const { situation } = row.link
  if (situation === Situation.transitory || (await hasOpenChoice(database, payment.linkId))) return 'later'
  if (situation === Situation.suspended) return skip('suspended-contributions')
  if (!mayBePresumed(row.link)) return skip('not-concerned')
  const state = await noticedArrears(database, { payment, plan, dueOn }, dueOn)
  if (state.code === 'notice-running') {
    await planAct(work, 'arrears-presumed', paymentId, addDays(dueOn, state.daysLeft + 1))
    return skip('put-off')
  }
  if (state.code !== 'option-presumed') return skip('answered')
  const presumed = await presumeOn(work, row, dueOn)
  if (presumed === null) return skip('not-concerned')
  await notify(
    work,
    'atraso_sem_resposta',
    { personId, planId: plan.id },
    { plano: plan.name, opcao: presumedSentences[presumed] },
  )
  return 'done'
}
