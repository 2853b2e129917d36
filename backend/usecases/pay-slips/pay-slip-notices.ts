import { eq, sql } from 'drizzle-orm'
import {
  addToCompetence,
  type Competence,
  compareIso,
  competenceOf,
  type IsoDate,
  saoPauloDateOf,
} from '#domain/calendar.ts'
import { paymentDayOf } from '#domain/pay-slips/benefit-calendar.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { dueActs } from '../../database/schema/due-acts.ts'
import { paySlips } from '../../database/schema/pay-slips.ts'
import { printCompetence } from '../../documents/print-format.ts'
import type { DueActKind } from '../../due-acts/due-act-kinds.ts'
import { type ActToPlan, planActs } from '../../due-acts/plan-acts.ts'
import { tell } from '../../messages/tell.ts'
import type { Work } from '../../work.ts'

/** The day on which the benefits of a month are paid, as an act. Its subject is the month as a number: 202611. */
export function paySlipMonth(month: Competence): ActToPlan {
  return { kind: 'pay-slip-month', subjectId: Number(month.replace('-', '')), dueOn: paymentDayOf(month) }
}

/** The next day on which benefits are paid. */
export function nextPaySlipMonth(today: IsoDate): ActToPlan {
  const month = competenceOf(today)
  const isPast = compareIso(paymentDayOf(month), today) <= 0
  return paySlipMonth(isPast ? addToCompetence(month, 1) : month)
}

const NOTICE = 'pay-slip-notice' satisfies DueActKind

/**
 * Plans a notice for each pay slip of a month, and the month after. One statement, however many there are.
 * @returns false while none of the month is here yet; once the next month is paid, it is waited for no longer
 */
export async function spreadPaySlipNotices(work: Work, dueOn: IsoDate): Promise<boolean> {
  const month = competenceOf(dueOn)
  const planned = await work.database.execute(sql`
    insert into ${dueActs} (kind, subject_id, due_on)
    select ${NOTICE}, slip.id, ${dueOn}::date from ${paySlips} slip where slip.competence = ${month}
    on conflict do nothing`)
  const next = paySlipMonth(addToCompetence(month, 1))
  if (planned.rowCount === 0 && compareIso(saoPauloDateOf(work.now), next.dueOn) < 0) return false
  await planActs(work, [next])
  return true
}

/** Tells one person that a pay slip of theirs is there. */
export async function tellOfPaySlip(work: Work, paySlipId: number): Promise<void> {
  const [slip] = await work.database.select().from(paySlips).where(eq(paySlips.id, paySlipId))
  if (!slip) return
  const { link, plan } = await linkById(work.database, slip.linkId)
  await tell(
    work,
    'contracheque_disponivel',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, competencia: printCompetence(slip.competence) },
  )
}
