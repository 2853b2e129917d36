import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Querier } from '../../database/client.ts'
import { messages } from '../../database/schema/conversations.ts'
import { files } from '../../database/schema/files.ts'
import { people } from '../../database/schema/people.ts'
import type { FileRow } from '../../files/keep-file.ts'

/** An entry of a conversation with the names in it and its files. */
export type StoredEntry = {
  entry: typeof messages.$inferSelect
  authorName: string
  assigneeName: string | null
  files: FileRow[]
}

/** Which entries: after one, before one, or the newest; at most `limit`. */
export type EntryRange = { after?: number | undefined; before?: number | undefined; limit: number }

/**
 * Entries of a conversation, oldest first; `hasMore`: beyond them, in the direction that was asked for, are others. After an id it is the
 * oldest that come, so that a long gap closes from its beginning.
 */
export async function readEntries(
  database: Querier,
  conversationId: number,
  { after, before, limit }: EntryRange,
): Promise<{ entries: StoredEntry[]; hasMore: boolean }> {
  const rows = await select(
    database,
    and(
      eq(messages.conversationId, conversationId),
      after === undefined ? undefined : gt(messages.id, after),
      before === undefined ? undefined : lt(messages.id, before),
    ),
    { limit: limit + 1, order: after === undefined ? desc(messages.id) : asc(messages.id) },
  )
  const entries = rows.slice(0, limit)
  return {
    entries: after === undefined ? entries.toReversed() : entries,
    hasMore: rows.length > limit,
  }
}

/** One entry that is known to be there. */
export async function readEntry(database: Querier, id: number): Promise<StoredEntry> {
  const [found] = await select(database, eq(messages.id, id), { limit: 1, order: asc(messages.id) })
  if (!found) throw new Error(`there is no entry ${id}`)
  return found
}

async function select(
  database: Querier,
  condition: SQL | undefined,
  { limit, order }: { limit: number; order: SQL },
): Promise<StoredEntry[]> {
  const [author, assignee] = [alias(people, 'author'), alias(people, 'assignee')]
  const rows = await database
    .select({ entry: messages, authorName: author.name, assigneeName: assignee.name })
    .from(messages)
    .innerJoin(author, eq(author.id, messages.authorId))
    .leftJoin(assignee, eq(assignee.id, messages.assigneeId))
    .where(condition)
    .orderBy(order)
    .limit(limit)
  const kept = await filesOf(
    database,
    rows.map(({ entry }) => entry.id),
  )
  return rows.map((row) => ({ ...row, files: kept.get(row.entry.id) ?? [] }))
}

async function filesOf(
  database: Querier,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number | null, FileRow[]>> {
  if (entryIds.length === 0) return new Map()
  const rows = await database
    .select()
    .from(files)
    .where(
      and(eq(files.subjectKind, 'message'), inArray(files.subjectId, [...entryIds]), isNull(files.deletedAt)),
    )
    .orderBy(asc(files.id))
  return Map.groupBy(rows, ({ subjectId }) => subjectId)
}
