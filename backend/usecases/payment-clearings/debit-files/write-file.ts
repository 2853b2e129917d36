import { lockLinks } from '#backend/database/locks.ts'
import {
  debitAgreement,
  nextDebitFileNumber,
  type WaitingDebit,
} from '#backend/database/queries/debit-files.ts'
import { readEntity } from '#backend/database/queries/entity.ts'
import { debitEntries, debitFiles } from '#backend/database/schema/debit-files.ts'
import { conflict } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { debitRefusals } from '#contract/payment-clearings/debit-files.text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { debitDay } from '#domain/payment-clearings/debit-files/debits-to-ask.ts'
import { type DebitEntry, writeDebitFile } from '#domain/payment-clearings/debit-files/write-debit-file.ts'
import { askedOnWire, waitingDebitsByDuty } from './read-debits.ts'
import { debitsToIssue, issueStandingDebits } from './standing-debits.ts'

/** Counts and the sum on the attendant's page: a file that would ask for anything else is not written. */
type Expected = ReturnType<typeof askedOnWire>

/**
 * Writes the next file: the contributions of who pays every month by a debit are issued, every debit whose day is still to come is asked for once, and
 * what was cancelled since is taken back.
 * @throws 409 where there is no agreement or nothing to say, or other debits wait than were seen
 */
export async function writeNextFile(work: Work, actor: Actor, expected: Expected): Promise<{ id: number }> {
  const { database, now } = work
  const agreement = await debitAgreement(database)
  if (agreement === null) throw conflict(debitRefusals.noAgreement)
  const today = saoPauloDateOf(now)
  const toIssue = await debitsToIssue(database, today)
  await lockLinks(
    database,
    toIssue.map(({ linkId }) => linkId),
  )
  const number = await nextDebitFileNumber(database)
  await issueStandingDebits(work, actor)
  const next = await waitingDebitsByDuty(database, today)
  const asks = askedOnWire({ ...next, issued: [] })
  if (asks.debitos + asks.cancelamentos === 0) throw conflict(debitRefusals.nothing)
  if (
    asks.debitos !== expected.debitos ||
    asks.valor !== expected.valor ||
    asks.cancelamentos !== expected.cancelamentos
  )
    throw conflict(debitRefusals.changed, 'versao-desatualizada')
  const entries = [
    ...next.asked.map((debit) => entryOf(debit, false)),
    ...next.takenBack.map((debit) => entryOf(debit, true)),
  ]
  const { name: company } = await readEntity(database)
  const content = writeDebitFile({ agreement, company, writtenOn: today, number, entries })
  const written = { number, agreement, writtenOn: today, writtenBy: actor.personId, writtenAt: now, content }
  const [file] = await database.insert(debitFiles).values(written).returning({ id: debitFiles.id })
  if (!file) throw new Error('the file was not kept')
  await database.insert(debitEntries).values(
    entries.map(({ contributionId, day, amount, isTakenBack }) => ({
      fileId: file.id,
      paymentId: contributionId,
      movement: isTakenBack ? ('take-back' as const) : ('ask' as const),
      debitOn: day,
      amount,
    })),
  )
  await audit(work, {
    subjectId: null,
    action: 'debit-file.written',
    entityId: file.id,
    after: { number, asked: asks.debitos, amount: asks.valor, takenBack: asks.cancelamentos },
  })
  return file
}

function entryOf(debit: WaitingDebit, isTakenBack: boolean): DebitEntry {
  const { paymentId, linkId, cpf, agency, account, amount, dueDate, askedFor } = debit
  const day = askedFor ?? debitDay(dueDate)
  return { contributionId: paymentId, linkId, cpf, agency, account, amount, day, isTakenBack }
}
