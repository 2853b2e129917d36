import type { Api } from './api.ts'
import type { Transaction } from './database/client.ts'
import { isSerializationFailure } from './database/errors.ts'
import type { EmailQueue } from './messages/email-queue.ts'
import type { TextQueue } from './messages/text-queue.ts'
import type { Parts } from './parts.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Actor } from './security/actor.ts'

/** Who asked for the work and when. `actor` null: the system itself. */
export type WorkOrigin = { actor: Actor | null; requestId: string; now: Date }

/** One unit of work: everything it writes is committed together, and what the world is told waits for the commit. */
export type Work = WorkOrigin & {
  database: Transaction
  emails: EmailQueue
  texts: TextQueue
  realtime: Realtime
  parts: Parts
  /** Runs once after the commit; a failure is logged and undoes nothing. */
  afterCommit: (effect: () => void | Promise<void>) => void
}

/** Runs a unit of work in a transaction of its own, for whoever needs more than one. */
export type RunWork = <Result>(run: (work: Work) => Promise<Result>) => Promise<Result>

const ATTEMPTS = 3

/**
 * Runs a unit of work in one transaction. When PostgreSQL gives up on it because of a deadlock with another one, it runs again,
 * so `run` must change nothing but the database.
 */
export async function runWork<Result>(
  api: Api,
  origin: WorkOrigin,
  run: (work: Work) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const effects: (() => void | Promise<void>)[] = []
    try {
      const result = await api.database.transaction((database) =>
        run({
          ...origin,
          database,
          emails: api.emails,
          texts: api.texts,
          realtime: api.realtime,
          parts: api.parts,
          afterCommit: (effect) => effects.push(effect),
        }),
      )
      await runEffects(api, effects)
      return result
    } catch (error) {
      if (attempt === ATTEMPTS || !isSerializationFailure(error)) throw error
    }
  }
}

async function runEffects(api: Api, effects: readonly (() => void | Promise<void>)[]): Promise<void> {
  for (const effect of effects) {
    try {
      await effect()
    } catch (error) {
      api.log.error({ err: error }, 'what had to follow a commit failed')
    }
  }
}
