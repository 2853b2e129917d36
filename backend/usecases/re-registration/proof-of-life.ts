import { and, eq, inArray } from 'drizzle-orm'
import { dateText } from '#contract/value-text.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { Category, Situation } from '#domain/participants.ts'
import { isReRegistrationOpen } from '#domain/re-registration/admin-actions.ts'
import {
  type ProofOfLifeStep,
  proofOfLifeDays,
  proofOfLifeStepOn,
  termAfterRefusal,
  termFrom,
} from '#domain/re-registration/proof-of-life.ts'
import { lockLinks } from '../../database/locks.ts'
import { linksOfPerson } from '../../database/queries/plan-links.ts'
import { people } from '../../database/schema/people.ts'
import { planLinks, plans } from '../../database/schema/plans.ts'
import { type ActOutcome, type PlannedAct, type Skipped, skip } from '../../due-acts/define-due-act.ts'
import type { DueActKind } from '../../due-acts/due-act-kinds.ts'
import { type ActToPlan, dropActs, planActs } from '../../due-acts/plan-acts.ts'
import { notify } from '../../messages/notify.ts'
import type { Work } from '../../work.ts'
import { followSuspensions } from '../benefits/benefit-suspension/settle-benefit-suspension.ts'
import { moveLink } from '../life-cycle/move-link.ts'
import { lockedPerson } from './change-status.ts'

const KINDS = {
  reminder: 'proof-of-life-reminder',
  warning: 'proof-of-life-warning',
  suspension: 'proof-of-life-suspension',
} as const satisfies Record<ProofOfLifeStep, DueActKind>

/** Who is paid every month, and so has to prove to be alive. */
const PAID = [Category.assisted, Category.pensioner]

export function proofOfLifeActs(personId: number, termEndsOn: IsoDate): ActToPlan[] {
  const steps = Object.keys(proofOfLifeDays) as ProofOfLifeStep[]
  return steps.map((step) => ({
    kind: KINDS[step],
    subjectId: personId,
    dueOn: proofOfLifeStepOn(step, termEndsOn),
  }))
}

/** Gives a person a term to re-register; what followed an earlier one is called off. */
export async function setTerm(work: Work, personId: number, termEndsOn: IsoDate): Promise<void> {
  await work.database.update(people).set({ reRegistrationDueOn: termEndsOn }).where(eq(people.id, personId))
  await dropActs(work, Object.values(KINDS), personId)
  await planActs(work, proofOfLifeActs(personId, termEndsOn))
}

/** Takes a person's term away, with what would follow it. */
export async function dropTerm(work: Work, personId: number): Promise<void> {
  await work.database.update(people).set({ reRegistrationDueOn: null }).where(eq(people.id, personId))
  await dropActs(work, Object.values(KINDS), personId)
}

/** A re-registration begins: a term that runs already is never shortened. @returns its last day */
export async function beginTerm(work: Work, personId: number): Promise<IsoDate> {
  const running = await termOf(work, personId)
  const today = saoPauloDateOf(work.now)
  const termEndsOn = running === null ? termFrom(today) : termAfterRefusal(running, today)
  await setTerm(work, personId, termEndsOn)
  return termEndsOn
}

/** After a refusal there is time to correct it, where a term runs at all. */
export async function extendTerm(work: Work, personId: number): Promise<void> {
  const termEndsOn = await termOf(work, personId)
  if (termEndsOn === null) return
  await setTerm(work, personId, termAfterRefusal(termEndsOn, saoPauloDateOf(work.now)))
}

/** A re-registration was granted: its term is over, and benefits that stood still for want of it are paid again. */
export async function closeTerm(work: Work, personId: number): Promise<void> {
  await dropTerm(work, personId)
  await changeBenefits(work, personId, {
    event: 'benefit-resumed',
    on: saoPauloDateOf(work.now),
    from: { situation: Situation.suspended, reason: 'PROVA_DE_VIDA' },
    to: { reason: null },
    message: 'beneficio_retomado',
  })
  // Requests that the person filed meanwhile, or before, stay requested.
  for (const { link } of await linksOfPerson(work.database, personId)) await followSuspensions(work, link.id)
}

/** Reminds who has not sent it. */
export async function remindOfProofOfLife(work: Work, act: PlannedAct): Promise<ActOutcome> {
  const termEndsOn = await missedTerm(work, act, 'reminder')
  if (typeof termEndsOn !== 'string') return termEndsOn
  await notify(
    work,
    'recadastramento_lembrete',
    { personId: act.subjectId, planId: null },
    { prazo: dateText(termEndsOn) },
  )
  return 'done'
}

/** Tells who is paid a benefit on which day it will stand still. */
export async function warnOfSuspension(work: Work, act: PlannedAct): Promise<ActOutcome> {
  const termEndsOn = await missedTerm(work, act, 'warning')
  if (typeof termEndsOn !== 'string') return termEndsOn
  if (!(await isPaid(work, act.subjectId))) return skip('not-in-benefit')
  await notify(
    work,
    'recadastramento_aviso',
    { personId: act.subjectId, planId: null },
    {
      prazo: dateText(termEndsOn),
      suspensaoEm: dateText(proofOfLifeStepOn('suspension', termEndsOn)),
    },
  )
  return 'done'
}

/** Suspends the benefits of who has not sent it; they come back with the re-registration. */
export async function suspendForProofOfLife(work: Work, act: PlannedAct): Promise<ActOutcome> {
  const termEndsOn = await missedTerm(work, act, 'suspension')
  if (typeof termEndsOn !== 'string') return termEndsOn
  const changed = await changeBenefits(work, act.subjectId, {
    event: 'benefit-suspended',
    on: act.dueOn,
    from: { situation: Situation.inBenefit, reason: null },
    to: { reason: 'PROVA_DE_VIDA' },
    message: 'beneficio_suspenso',
  })
  return changed === 0 ? skip('not-in-benefit') : 'done'
}

/** Last day of the term that a step belongs to, with its person held; why not when the term is another by now, or was met. */
async function missedTerm(
  work: Work,
  { subjectId, dueOn }: PlannedAct,
  step: ProofOfLifeStep,
): Promise<IsoDate | Skipped> {
  const person = await lockedPerson(work, { id: subjectId })
  const termEndsOn = await termOf(work, subjectId)
  if (!isReRegistrationOpen(person?.status) || termEndsOn === null) return skip('answered')
  return proofOfLifeStepOn(step, termEndsOn) === dueOn ? termEndsOn : skip('other-day')
}

async function termOf({ database }: Work, personId: number): Promise<IsoDate | null> {
  const [row] = await database
    .select({ dueOn: people.reRegistrationDueOn })
    .from(people)
    .where(eq(people.id, personId))
  return row?.dueOn ?? null
}

async function isPaid({ database }: Work, personId: number): Promise<boolean> {
  const rows = await database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(
      and(
        eq(planLinks.personId, personId),
        inArray(planLinks.category, PAID),
        eq(planLinks.situation, Situation.inBenefit),
      ),
    )
    .limit(1)
  return rows.length > 0
}

type Standing = { situation: number; reason: 'PROVA_DE_VIDA' | null }
type Change = {
  event: 'benefit-suspended' | 'benefit-resumed'
  on: IsoDate
  from: Standing
  to: Pick<Standing, 'reason'>
  message: 'beneficio_suspenso' | 'beneficio_retomado'
}

/** @returns of how many benefits */
async function changeBenefits(
  work: Work,
  personId: number,
  { event, on, from, to, message }: Change,
): Promise<number> {
  const { database } = work
  const all = await linksOfPerson(database, personId)
  await lockLinks(
    database,
    all.map(({ link }) => link.id),
  )
  const links = await database
    .select({ link: planLinks, plan: plans })
    .from(planLinks)
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(
      and(
        eq(planLinks.personId, personId),
        inArray(planLinks.category, PAID),
        eq(planLinks.situation, from.situation),
      ),
    )
    .orderBy(planLinks.id)
  const concerned = links.filter(({ link }) => link.situationReason === from.reason)
  for (const { link, plan } of concerned) {
    const moved = await moveLink(work, {
      linkId: link.id,
      event,
      on,
      ...(to.reason && { reason: to.reason }),
    })
    // The rows were chosen by what the event needs: a refusal is a fault, kept with the act and logged.
    if (!moved.ok) throw new Error(`plan link ${link.id} did not take ${event}`)
    await notify(work, message, { personId, planId: plan.id }, { plano: plan.name })
  }
  return concerned.length
}
