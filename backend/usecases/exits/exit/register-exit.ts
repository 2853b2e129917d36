import { linkById } from '#backend/database/queries/plan-links.ts'
import { exits } from '#backend/database/schema/exits.ts'
import { planAct } from '#backend/due-acts/plan-acts.ts'
import { notify } from '#backend/messages/notify.ts'
import { conflict, invalid } from '#backend/problem.ts'
import { decisionPeriod } from '#backend/rules/benefit-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { byField } from '#contract/complaints.ts'
import { exitSentences } from '#contract/exits/exits.text.ts'
import type { ExitNotice } from '#contract/exits/exits.ts'
import { checkExit } from '#contract/exits/exits-check.ts'
import { dateText } from '#contract/value-text.ts'
import { compareIso, saoPauloDateOf } from '#domain/calendar.ts'
import { statementDueOn } from '#domain/exits/decision-period.ts'
import { endSuspensionsWithEmployment } from '../../contributions/suspensions/end-suspension.ts'
import { moveLink } from '../../life-cycle/move-link.ts'

/**
 * Registers an end of employment: the link is disconnected, contributions and what suspended them stop, the exit statement is due within
 * the plan's days from the notice, and the person is told. Open requests that need an employment are refused by their own service from then on.
 * @throws 422 for days that cannot be, 409 where the link stands elsewhere or the plan has no sponsor
 */
export async function registerExit(work: Work, linkId: number, told: ExitNotice): Promise<void> {
  const { database, now, actor } = work
  const today = saoPauloDateOf(now)
  const { link, plan } = await linkById(database, linkId)
  const checked = checkExit(told, { today, joinedOn: link.joinedOn })
  if (!checked.ok) throw invalid(byField(checked.problems))
  if (plan.modality !== 'sponsored') throw conflict(exitSentences.noSponsor)
  const moved = await moveLink(work, { linkId, event: 'employment-ended', on: today })
  if (!moved.ok) throw conflict(exitSentences.notPossible)
  await endSuspensionsWithEmployment(work, link)
  const due = statementDueOn(told.comunicadoEm, await ruleOn(database, decisionPeriod, plan, today))
  await database.insert(exits).values({
    linkId,
    noticedOn: told.comunicadoEm,
    endedOn: told.desligadoEm,
    hiredOn: told.admitidoEm,
    statementDueOn: due,
    registeredById: actor?.personId ?? null,
    createdAt: now,
  })
  await audit(work, {
    subjectId: link.personId,
    action: 'employment.ended',
    entityId: linkId,
    after: {
      noticedOn: told.comunicadoEm,
      endedOn: told.desligadoEm,
      hiredOn: told.admitidoEm,
      statementDueOn: due,
    },
  })
  await planAct(work, 'exit-statement', linkId, compareIso(due, today) < 0 ? today : due)
  await notify(
    work,
    'desligamento_registrado',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, prazo: dateText(due) },
  )
}
