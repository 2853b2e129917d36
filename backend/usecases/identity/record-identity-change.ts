import type { IdentityFact } from '#domain/identity/identity-protection.ts'
import { type IdentityWay, identityChanges } from '../../database/schema/identity.ts'
import type { Work } from '../../work.ts'

/**
 * Keeps that a person is known by something else from now on, and which attendant brought it about: `attendantId` where it is not who does
 * the work, as of data that they typed and a colleague granted.
 */
export async function recordIdentityChange(
  work: Pick<Work, 'database' | 'actor' | 'now'>,
  change: { personId: number; fact: IdentityFact; way: IdentityWay; attendantId?: number | null | undefined },
): Promise<void> {
  await recordIdentityChanges(work, [change])
}

/** As {@link recordIdentityChange}, of many people in one statement. */
export async function recordIdentityChanges(
  { database, actor, now }: Pick<Work, 'database' | 'actor' | 'now'>,
  changes: readonly {
    personId: number
    fact: IdentityFact
    way: IdentityWay
    attendantId?: number | null | undefined
  }[],
): Promise<void> {
  if (changes.length === 0) return
  await database.insert(identityChanges).values(
    changes.map(({ attendantId, ...change }) => ({
      ...change,
      attendantId: attendantId === undefined ? attendantBehind(actor, change.personId) : attendantId,
      at: now,
    })),
  )
}

/** The attendant who does it to somebody else; null for the person and for what does itself. */
export function attendantBehind(actor: Work['actor'], personId: number): number | null {
  return actor && actor.level !== null && actor.personId !== personId ? actor.personId : null
}
