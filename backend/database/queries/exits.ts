import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Querier } from '../client.ts'
import { exitStatements, exits } from '../schema/exits.ts'

/** An end of employment as it stands. */
export type Exit = typeof exits.$inferSelect

/** A delivered exit statement, as it is stored. */
export type StoredExitStatement = typeof exitStatements.$inferSelect

/** The end of employment of a link; null where nobody told of one, or what was told was undone. */
export async function exitOf(database: Querier, linkId: number): Promise<Exit | null> {
  const [row] = await database
    .select()
    .from(exits)
    .where(and(eq(exits.linkId, linkId), isNull(exits.undoneAt)))
  return row ?? null
}

/** Every statement that was delivered of an exit, the first one first. */
export function exitStatementsOf(database: Querier, exitId: number): Promise<StoredExitStatement[]> {
  return database
    .select()
    .from(exitStatements)
    .where(eq(exitStatements.exitId, exitId))
    .orderBy(asc(exitStatements.version))
}
