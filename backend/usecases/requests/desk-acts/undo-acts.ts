import { and, eq, gt } from 'drizzle-orm'
import { deskActs } from '#backend/database/schema/desk-acts.ts'
import { conflict } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import type { Work } from '#backend/work.ts'
import { deskActSentences } from '#contract/requests/desk-acts.text.ts'
import { releaseForActor } from '../cases/case-lock.ts'
import { readActs } from './read-acts.ts'

/** Undoes what still waits of what the actor asked for; nobody was told of it. @throws 404 for what is not theirs; 409 once it is done */
export async function undoActs(work: Work, actor: Actor, batchId: string): Promise<void> {
  const { database, now } = work
  await readActs(database, actor.personId, batchId)
  const undone = await database
    .update(deskActs)
    .set({ state: 'undone', endedAt: now })
    .where(
      and(
        eq(deskActs.batchId, batchId),
        eq(deskActs.ownerId, actor.personId),
        eq(deskActs.state, 'waiting'),
        gt(deskActs.undoUntil, now),
      ),
    )
    .returning({ requestId: deskActs.requestId })
  if (undone.length === 0) throw conflict(deskActSentences.tooLate)
  for (const { requestId } of undone) await releaseForActor(work, actor, requestId)
}
