import { sql } from 'drizzle-orm'
import type { Api } from '#backend/api.ts'
import { Problem } from '#backend/problem.ts'
import type { Actor } from '#backend/security/actor.ts'
import { refusalOfNeed } from '#backend/security/need.ts'
import { runWork, type WorkOrigin } from '#backend/work.ts'
import { readRequestFacts } from '../../request-engine/request-facts.ts'
import { type ActToDo, doAct } from './do-act.ts'

/** Ends a rehearsal: what it wrote is rolled back. */
class Rehearsed extends Error {}

/** Whose request it is, and why it can't be done; null: it can. */
export type Rehearsal = { personId: number; protocol: string; refusal: string | null }

/**
 * Does an act and takes it back, so that who asked learns at once whether it can be done. Null: there is no such request.
 */
export async function rehearseAct(
  api: Api,
  origin: WorkOrigin & { actor: Actor },
  wanted: ActToDo,
): Promise<Rehearsal | null> {
  const facts = await readRequestFacts(api.database, wanted.requestId, origin.now)
  if (!facts) return null
  const { person, request } = facts
  const found = { personId: person.id, protocol: request.protocol }
  const access = { kind: 'attendant', minimumLevel: 1 } as const
  const refused = refusalOfNeed(origin.actor, { id: person.id, level: null }, { need: 'decide', access })
  if (refused === 'hidden') return null
  if (refused) return { ...found, refusal: refused.sentence }
  return { ...found, refusal: await refusalOf(api, origin, wanted) }
}

async function refusalOf(
  api: Api,
  origin: WorkOrigin & { actor: Actor },
  wanted: ActToDo,
): Promise<string | null> {
  try {
    await runWork(api, origin, async (work) => {
      await doAct(work, origin.actor, wanted)
      // Constraints that are otherwise checked only at the commit.
      await work.database.execute(sql`set constraints all immediate`)
      throw new Rehearsed()
    })
  } catch (error) {
    if (error instanceof Rehearsed) return null
    if (error instanceof Problem) return sentenceOf(error)
    throw error
  }
  throw new Error('a rehearsal was kept')
}

/** Why something was refused, in one sentence: what its fields say, where that is all. */
export function sentenceOf({ detail, fields }: Problem): string {
  return fields ? Object.values(fields).join(' ') : detail
}
