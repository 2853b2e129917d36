import { and, asc, eq, getTableColumns, inArray, isNull, max, sql } from 'drizzle-orm'
import { type AttendantLevelId, isAttendantLevelId } from '#domain/participants.ts'
import { openItems, type RequestWorkflow } from '#domain/requests/workflow.ts'
import type { Querier, Transaction } from '../../database/client.ts'
import { people } from '../../database/schema/people.ts'
import { requestChecks, requestStages } from '../../database/schema/request-stages.ts'
import { requestPayloads } from '../../database/schema/requests.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

type StageRow = typeof requestStages.$inferSelect

/** A stage of a request with what was looked at in it on the data of today. */
export type StoredStage = Omit<StageRow, 'level'> & {
  level: AttendantLevelId
  decidedByName: string | null
  checks: readonly { itemId: string; checkedBy: number; checkedByName: string; checkedAt: Date }[]
}

/** The stages of a workflow as rows of a request that was filed at an instant, standing in the first one. */
export function stageRows(
  requestId: number,
  { stages }: Pick<RequestWorkflow, 'stages'>,
  filedAt: Date,
): (typeof requestStages.$inferInsert)[] {
  return stages.map((stage, index) => ({
    ...stage,
    requestId,
    position: index + 1,
    enteredAt: index === 0 ? filedAt : null,
  }))
}

/** The stages of a request in order; a tick counts on the version of the data that it was made on. */
export async function readStages(database: Querier, requestId: number): Promise<StoredStage[]> {
  const rows = await database
    .select({ ...getTableColumns(requestStages), decidedByName: people.name })
    .from(requestStages)
    .leftJoin(people, eq(people.id, requestStages.decidedBy))
    .where(eq(requestStages.requestId, requestId))
    .orderBy(asc(requestStages.position))
  if (rows.every(({ checklist }) => checklist.length === 0)) return rows.map((row) => stored(row, []))
  const checks = await database
    .select({
      position: requestChecks.position,
      itemId: requestChecks.itemId,
      checkedBy: requestChecks.checkedBy,
      checkedByName: people.name,
      checkedAt: requestChecks.checkedAt,
    })
    .from(requestChecks)
    .innerJoin(people, eq(people.id, requestChecks.checkedBy))
    .where(and(eq(requestChecks.requestId, requestId), standsOnNewest(database, requestId)))
  return rows.map((row) =>
    stored(
      row,
      checks.filter(({ position }) => position === row.position),
    ),
  )
}

function stored(
  row: StageRow & { decidedByName: string | null },
  checks: StoredStage['checks'],
): StoredStage {
  return { ...row, level: isAttendantLevelId(row.level) ? row.level : 3, checks }
}

function newestVersion(database: Querier, requestId: number) {
  return sql`coalesce((${database
    .select({ version: max(requestPayloads.version) })
    .from(requestPayloads)
    .where(eq(requestPayloads.requestId, requestId))}), 0)`
}

/** A tick that was made on the newest version of the data and not taken back. */
function standsOnNewest(database: Querier, requestId: number) {
  return and(
    eq(requestChecks.payloadVersion, newestVersion(database, requestId)),
    isNull(requestChecks.untickedAt),
  )
}

/** The stage that a request stands in, or stood in when it was decided. @throws Error for a request without stages. */
export function currentStage(stages: readonly StoredStage[]): StoredStage {
  const current = stages.findLast(({ enteredAt }) => enteredAt !== null)
  if (!current) throw new Error('a request without stages')
  return current
}

/** Whether a request is granted from this stage. */
export function isLastStage(
  stages: readonly StoredStage[],
  { position }: Pick<StoredStage, 'position'>,
): boolean {
  return position === stages.length
}

/** Items of a stage's checklist that nobody has looked at. */
export function uncheckedItems({ checklist, checks }: StoredStage) {
  return openItems(
    checklist,
    checks.map(({ itemId }) => itemId),
  )
}

/** Keeps which items of a stage are looked at now: new ones with who and when; those left out are taken back, and by whom is kept too. */
export async function storeChecks(
  work: Work,
  { personId, stage, itemIds }: { personId: number; stage: StoredStage; itemIds: readonly string[] },
): Promise<void> {
  const { database, now, actor } = work
  if (!actor) throw new Error('nobody looked at it')
  const { requestId, position, checks } = stage
  const before = checks.map(({ itemId }) => itemId)
  const added = itemIds.filter((id) => !before.includes(id))
  const removed = before.filter((id) => !itemIds.includes(id))
  if (removed.length > 0) {
    await database
      .update(requestChecks)
      .set({ untickedBy: actor.personId, untickedAt: now })
      .where(
        and(
          eq(requestChecks.requestId, requestId),
          eq(requestChecks.position, position),
          inArray(requestChecks.itemId, removed),
          standsOnNewest(database, requestId),
        ),
      )
  }
  if (added.length > 0) {
    await database.insert(requestChecks).values(
      added.map((itemId) => ({
        requestId,
        position,
        itemId,
        payloadVersion: newestVersion(database, requestId),
        checkedBy: actor.personId,
        checkedAt: now,
      })),
    )
  }
  if (added.length + removed.length === 0) return
  await audit(work, {
    subjectId: personId,
    action: 'request.checked',
    entityId: requestId,
    before: { stage: stage.name, items: before },
    after: { stage: stage.name, items: itemIds },
  })
}

/** A stage ends: sent on, decided, or (`decidedBy` null) ended without a decision. */
export function leaveStage(
  database: Transaction,
  { requestId, position }: Pick<StoredStage, 'requestId' | 'position'>,
  left: { at: Date; decidedBy: number | null },
): Promise<unknown> {
  return database
    .update(requestStages)
    .set({ leftAt: left.at, decidedBy: left.decidedBy })
    .where(stageAt(requestId, position))
}

/** The next stage begins. */
export function enterStage(
  database: Transaction,
  { requestId, position }: Pick<StoredStage, 'requestId' | 'position'>,
  at: Date,
): Promise<unknown> {
  return database.update(requestStages).set({ enteredAt: at }).where(stageAt(requestId, position))
}

/**
 * A request begins at its first stage again, because what it asks for was corrected: nothing that was looked at before counts for it.
 * The history keeps who did what.
 */
export async function restartStages(database: Transaction, requestId: number, at: Date): Promise<void> {
  await database
    .update(requestStages)
    .set({
      enteredAt: sql`case when ${requestStages.position} = 1 then ${at.toISOString()}::timestamptz end`,
      leftAt: null,
      decidedBy: null,
    })
    .where(eq(requestStages.requestId, requestId))
}

function stageAt(requestId: number, position: number) {
  return and(eq(requestStages.requestId, requestId), eq(requestStages.position, position))
}
