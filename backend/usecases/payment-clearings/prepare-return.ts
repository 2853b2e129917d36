import { and, eq } from 'drizzle-orm'
import { tooComplexFile } from '#contract/documents/files.text.ts'
import { otherAccountSentence, returnRefusal } from '#contract/payment-clearings/payment-clearings.text.ts'
import type { BankReturn, ReturnLine } from '#domain/payment-clearings/bank-return.ts'
import type { Querier } from '../../database/client.ts'
import { debitAgreement, debitsAskedOfBank } from '../../database/queries/debit-files.ts'
import { clearingOfFile } from '../../database/queries/payment-clearings.ts'
import { contributionPayments, slipCollection } from '../../database/schema/contribution-payments.ts'
import { debitFiles } from '../../database/schema/debit-files.ts'
import { paymentClearingLines, paymentClearings } from '../../database/schema/payment-clearings.ts'
import type { SentContent } from '../../files/accepted-file.ts'
import { attachFiles, keepSentFile } from '../../files/keep-file.ts'
import { ReadingCutOff, readSent } from '../../files/reading-threads.ts'
import type { ReceivedFile } from '../../files/receive-file.ts'
import { invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { feeSponsorPlans } from './fee-sponsor-plans.ts'

/** Rows of one statement: each brings a dozen parameters, of which PostgreSQL takes 65,535. */
export const MAX_ROWS = 4000

/** Reads a return file before anything of it is kept. @throws 422 with the lines at fault, or for another account */
export async function requireReturn(
  database: Querier,
  { content, leaving }: SentContent,
): Promise<BankReturn> {
  const outcome = await readSent('bankReturn', content, { leaving }).catch((error: unknown) => {
    throw error instanceof ReadingCutOff ? invalid({ arquivo: tooComplexFile }) : error
  })
  if (!outcome.ok) throw invalid({ arquivo: returnRefusal(outcome.problems) })
  if (!(await isOwnAccount(database, outcome.result))) throw invalid({ arquivo: otherAccountSentence })
  return outcome.result
}

/** The account in which slips are collected today, or in which one was; of debits, the agreement of today or of a file that asked for some. */
async function isOwnAccount(database: Querier, { agency, account, agreement }: BankReturn): Promise<boolean> {
  if (agreement !== undefined)
    return (
      agreement === (await debitAgreement(database)) ||
      (await database.$count(debitFiles, eq(debitFiles.agreement, agreement))) > 0
    )
  const [now] = await database
    .select({ id: slipCollection.id })
    .from(slipCollection)
    .where(and(eq(slipCollection.agency, agency), eq(slipCollection.account, account)))
  if (now) return true
  const [before] = await database
    .select({ id: contributionPayments.id })
    .from(contributionPayments)
    .where(
      and(
        eq(contributionPayments.collectionAgency, agency),
        eq(contributionPayments.collectionAccount, account),
      ),
    )
    .limit(1)
  return before !== undefined
}

/**
 * Prepares a file for another attendant to confirm. The same bytes are prepared once: again, they answer the clearing that they are in,
 * unless that was discarded.
 */
export async function prepareReturn(
  work: Work,
  actor: Actor,
  { file, told }: { file: ReceivedFile; told: BankReturn },
): Promise<{ id: number; repetido: boolean }> {
  const { database, now } = work
  const before = await clearingOfFile(database, file.sha256)
  if (before) return { id: before.id, repetido: true }
  const kept = await keepSentFile(work, file, { purpose: 'bank-return', ownerId: actor.personId })
  const [prepared] = await database
    .insert(paymentClearings)
    .values({
      source: 'return-file',
      layout: told.layout,
      fileNumber: told.number,
      writtenOn: told.writtenOn,
      fileId: kept.id,
      fileName: file.name,
      sha256: file.sha256,
      feeSponsorPlans: await feeSponsorPlans(database, told.writtenOn),
      preparedBy: actor.personId,
      preparedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: paymentClearings.id })
  if (!prepared) {
    // Somebody sent the same file in the same moment.
    const other = await clearingOfFile(database, file.sha256)
    if (!other) throw new Error('the clearing was not kept')
    return { id: other.id, repetido: true }
  }
  await attachFiles(work, [kept.id], { kind: 'payment-clearing', id: prepared.id })
  const lines = await withAskedDebits(database, told.lines)
  for (let first = 0; first < lines.length; first += MAX_ROWS) {
    const rows = lines.slice(first, first + MAX_ROWS)
    await database
      .insert(paymentClearingLines)
      .values(rows.map((line) => ({ ...line, clearingId: prepared.id })))
  }
  await audit(work, {
    subjectId: null,
    action: 'payment-clearing.prepared',
    entityId: prepared.id,
    after: { source: 'return-file', sha256: file.sha256, lines: told.lines.length },
  })
  return { id: prepared.id, repetido: false }
}

/** A line names a contribution only where the bank was asked for its debit. */
async function withAskedDebits(database: Querier, lines: readonly ReturnLine[]): Promise<ReturnLine[]> {
  const asked = await debitsAskedOfBank(
    database,
    lines.flatMap(({ paymentId }) => paymentId ?? []),
  )
  return lines.map((line) => ({
    ...line,
    paymentId: line.paymentId && asked.has(line.paymentId) ? line.paymentId : null,
  }))
}
