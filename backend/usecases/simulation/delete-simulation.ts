import { eq } from 'drizzle-orm'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { savedSimulations } from '../../database/schema/saved-simulations.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { lockedLink } from '../plans/locked-link.ts'
import { savedById } from './saved-rows.ts'

/** Takes a kept simulation away. What was sent of it in a conversation stays there. @throws 404 when it is gone */
export async function deleteSimulation(work: Work, found: LinkRow, id: number): Promise<{ id: number }> {
  const { database } = work
  const row = await lockedLink(database, found)
  const saved = await savedById(database, row, id)
  await database.delete(savedSimulations).where(eq(savedSimulations.id, saved.id))
  await audit(work, {
    subjectId: row.link.personId,
    action: 'simulation.deleted',
    entityId: saved.id,
    before: { savedOn: saved.savedOn },
  })
  return { id }
}
