import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { reRegistrationCodes } from '../../database/schema/re-registrations.ts'
import type { Work } from '../../work.ts'

/** Ends the codes of a person that nobody used: all, or `only` some. */
export async function revokeCodes({ database, now }: Work, personId: number, only?: SQL): Promise<void> {
  await database
    .update(reRegistrationCodes)
    .set({ revokedAt: now })
    .where(
      and(
        only,
        eq(reRegistrationCodes.personId, personId),
        isNull(reRegistrationCodes.usedAt),
        isNull(reRegistrationCodes.revokedAt),
      ),
    )
}
