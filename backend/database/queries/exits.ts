import { and, asc, eq, isNull } from 'drizzle-orm'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../client.ts'
import { exitContestations, exitStatements, exits } from '../schema/exits.ts'
import { requests } from '../schema/requests.ts'

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

/** A contested statement, with its request. */
export type ExitContestation = typeof exitContestations.$inferSelect & {
  protocol: string
  deadline: IsoDate | null
}

/** Every contestation of an exit's statements, in the order of their filing. */
export function contestationsOf(database: Querier, exitId: number): Promise<ExitContestation[]> {
  const { requestId, contestedOn, answeredOn } = exitContestations
  return database
    .select({
      requestId,
      exitId: exitContestations.exitId,
      contestedOn,
      answeredOn,
      protocol: requests.protocol,
      deadline: requests.dueOn,
    })
    .from(exitContestations)
    .innerJoin(requests, eq(requests.id, requestId))
    .where(eq(exitContestations.exitId, exitId))
    .orderBy(asc(requestId))
}
