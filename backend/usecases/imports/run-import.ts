import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Api } from '../../api.ts'
import { type ImportState, imports } from '../../database/schema/imports.ts'
import { applyImport } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import { claimImport, type ImportJob, Stopping, Superseded, WORKING_STATES } from './import-job.ts'
import { undoImport } from './undo-import.ts'

/** After so many attempts in a row that came to nothing it waits for somebody to ask again. */
const MAX_FAILURES = 5

const work = { checking: checkImport, applying: applyImport, undoing: undoImport } as const

const isAtWork = (state: ImportState): state is keyof typeof work => state in work

/**
 * Does what there is to do of an import, as a job of this node, from where it was broken off.
 * @throws what went wrong, when it is worth trying again
 */
export async function runImport(api: Api, stopping: AbortSignal, id: number): Promise<void> {
  const job = await claimImport(api, id, stopping)
  if (!job || !isAtWork(job.record.state)) return
  try {
    await work[job.record.state](job)
  } catch (error) {
    if (error instanceof Superseded) return
    if (error instanceof Stopping) throw error
    if (await mayTryAgain(job)) throw error
    api.log.error({ err: error, import: id }, 'an import was given up')
  }
}

/** Whether another attempt is worth it; else the import says that it stands still. */
async function mayTryAgain({ api, record }: ImportJob): Promise<boolean> {
  const [counted] = await api.database
    .update(imports)
    .set({
      failures: sql`${imports.failures} + 1`,
      failure: sql`case when ${imports.failures} + 1 >= ${MAX_FAILURES} then 'unexpected' end`,
    })
    .where(and(eq(imports.id, record.id), eq(imports.attempt, record.attempt)))
    .returning({ failures: imports.failures })
  return counted !== undefined && counted.failures < MAX_FAILURES
}

/**
 * Puts what is unfinished in the queue again, as a node starts: a node that died had it. Where another one is at it, it is taken over
 * between two steps, and nothing is done twice.
 */
export async function resumeImports(api: Api): Promise<void> {
  await api.database.transaction(async (transaction) => {
    const unfinished = await transaction
      .select({ id: imports.id })
      .from(imports)
      .where(and(inArray(imports.state, [...WORKING_STATES]), sql`${imports.failure} is null`))
    for (const { id } of unfinished) await api.imports.enqueue(transaction, id)
  })
}
