import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Api } from '../../api.ts'
import type { Transaction } from '../../database/client.ts'
import { type ImportState, imports } from '../../database/schema/imports.ts'
import { people } from '../../database/schema/people.ts'
import type { Actor, AttendantLevel } from '../../security/actor.ts'
import { runWork, type Work } from '../../work.ts'

/** An import as its row tells it. */
export type ImportRecord = typeof imports.$inferSelect

/** States in which a job has something to do. */
export const WORKING_STATES = ['checking', 'applying', 'undoing'] as const satisfies readonly ImportState[]

/** Somebody else goes on with the import, or there is nothing left to do. */
export class Superseded extends Error {}

/** The node is stopping: another one goes on, or this one after its next start. */
export class Stopping extends Error {}

/** An import that a job has taken up: from now on an earlier attempt writes nothing more of it. */
export type ImportJob = { api: Api; record: ImportRecord; actor: Actor; stopping: AbortSignal }

/** Takes an import up; null when nothing is to be done. */
export async function claimImport(api: Api, id: number, stopping: AbortSignal): Promise<ImportJob | null> {
  const [record] = await api.database
    .update(imports)
    .set({ attempt: sql`${imports.attempt} + 1`, failure: null })
    .where(and(eq(imports.id, id), inArray(imports.state, [...WORKING_STATES])))
    .returning()
  if (!record) return null
  const personId = whoAsked(record)
  const [person] = await api.database
    .select({ name: people.name, level: people.adminLevel })
    .from(people)
    .where(eq(people.id, personId))
  const level = (person?.level ?? null) as AttendantLevel | null
  return { api, record, stopping, actor: { personId, name: person?.name ?? '', level, sessionId: 0 } }
}

function whoAsked({ state, sentBy, appliedBy, undoneBy }: ImportRecord): number {
  if (state === 'undoing') return undoneBy ?? sentBy
  return state === 'applying' ? (appliedBy ?? sentBy) : sentBy
}

type Step = Partial<typeof imports.$inferInsert>

/**
 * Does a part of an import's work in a transaction of its own, with how far it is then: either both are there or neither, so that whoever
 * goes on after a break begins with the next part.
 * @throws Superseded where somebody else has it by now; Stopping
 */
export async function inStep(job: ImportJob, run: (work: Work) => Promise<Step>): Promise<void> {
  if (job.stopping.aborted) throw new Stopping()
  const { api, actor, record } = job
  await runWork(api, { actor, requestId: record.requestId, now: api.clock() }, async (work) => {
    await holdImport(work.database, record)
    const step = await run(work)
    await work.database.update(imports).set(step).where(eq(imports.id, record.id))
  })
}

async function holdImport(database: Transaction, { id, attempt, state }: ImportRecord): Promise<void> {
  const [held] = await database
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.attempt, attempt), eq(imports.state, state)))
    .for('update')
  if (!held) throw new Superseded()
}
