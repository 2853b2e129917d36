import { lockLink } from '#backend/database/locks.ts'
import { type Exit, exitOf, exitStatementsOf } from '#backend/database/queries/exits.ts'
import { type LinkRow, linkById } from '#backend/database/queries/plan-links.ts'
import { exitStatements } from '#backend/database/schema/exits.ts'
import { type ActOutcome, type PlannedAct, skip } from '#backend/due-acts/define-due-act.ts'
import { dropActs } from '#backend/due-acts/plan-acts.ts'
import { conflict } from '#backend/problem.ts'
import { audit } from '#backend/security/audit.ts'
import { sealText } from '#backend/security/sealed-text.ts'
import type { Work } from '#backend/work.ts'
import { exitStatementSentences } from '#contract/exits/exit-statement.text.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { decisionEndsOn } from '#domain/exits/decision-period.ts'
import { Situation } from '#domain/participants.ts'
import { deliverExitStatement } from '../exit/option-deadline.ts'
import { drawUpStatement } from './draw-up-statement.ts'

/** Delivers the first statement of a link before its day. @throws 409 where there is none to deliver */
export async function deliverStatement(work: Work, linkId: number): Promise<void> {
  const { database } = work
  await lockLink(database, linkId)
  const row = await linkById(database, linkId)
  const exit = await exitOf(database, linkId)
  if (exit === null) throw conflict(exitStatementSentences.noExit)
  if ((await exitStatementsOf(database, exit.id)).length > 0) throw conflict(exitStatementSentences.delivered)
  if (row.link.situation !== Situation.disconnected) throw conflict(exitStatementSentences.noChoice)
  await deliverFirst(work, row, exit)
}

/**
 * The same on its last day; nothing where it was delivered, or nothing is left to choose. `later` while an option is open: where that comes
 * to nothing there is something to choose again.
 */
export async function deliverStatementByItsDay(work: Work, { subjectId }: PlannedAct): Promise<ActOutcome> {
  const { database } = work
  await lockLink(database, subjectId)
  const row = await linkById(database, subjectId)
  const exit = await exitOf(database, subjectId)
  if (row.link.situation === Situation.transitory) return 'later'
  if (exit === null || row.link.situation !== Situation.disconnected) return skip('answered')
  if ((await exitStatementsOf(database, exit.id)).length > 0) return skip('done-before')
  await deliverFirst(work, row, exit)
  return 'done'
}

/** It is fixed as of today, the time to choose begins, and the person is told. */
async function deliverFirst(work: Work, row: LinkRow, exit: Exit): Promise<void> {
  const today = saoPauloDateOf(work.now)
  const lastDay = await storeStatement(work, row, exit, { version: 1, requestId: null, on: today })
  await dropActs(work, ['exit-statement'], row.link.id)
  await deliverExitStatement(work, row.link.id, lastDay)
}

/** Keeps a version of a statement as of a day. @returns the last day to choose, where nothing stopped the clock */
export async function storeStatement(
  work: Pick<Work, 'database' | 'now' | 'actor' | 'requestId'>,
  row: LinkRow,
  exit: Exit,
  { version, requestId, on }: { version: number; requestId: number | null; on: IsoDate },
): Promise<IsoDate> {
  const { database } = work
  const content = await drawUpStatement(database, row, exit, on)
  const { text, digest } = sealText(content)
  await database.insert(exitStatements).values({
    exitId: exit.id,
    linkId: row.link.id,
    version,
    deliveredOn: on,
    content: text,
    digest,
    issuedById: work.actor?.personId ?? null,
    requestId,
    createdAt: work.now,
  })
  await audit(work, {
    subjectId: row.person.id,
    action: 'exit-statement.delivered',
    entityId: row.link.id,
    after: { version, deliveredOn: on, digest },
  })
  return decisionEndsOn({ deliveredOn: on, contestations: [] }, { decisionDays: content.diasOpcao }) ?? on
}
