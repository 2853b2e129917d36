import { eq } from 'drizzle-orm'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { paySlips } from '#backend/database/schema/pay-slips.ts'
import { type ActOutcome, skip } from '#backend/due-acts/define-due-act.ts'
import { notify } from '#backend/messages/notify.ts'
import type { Work } from '#backend/work.ts'
import { competenceText } from '#contract/value-text.ts'

/** Tells one person that a pay slip of theirs is there. */
export async function notifyOfPaySlip(work: Work, paySlipId: number): Promise<ActOutcome> {
  const [slip] = await work.database.select().from(paySlips).where(eq(paySlips.id, paySlipId))
  if (!slip) return skip('gone')
  const { link, plan } = await linkById(work.database, slip.linkId)
  await notify(
    work,
    'contracheque_disponivel',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, competencia: competenceText(slip.competence) },
  )
  return 'done'
}
