import { sql } from 'drizzle-orm'
import type { DueActKind } from '#backend/due-acts/due-act-kinds.ts'
import { dueActOf } from '#backend/due-acts/kinds/all-due-acts.ts'
import { performDueActs } from '#backend/due-acts/perform-due-acts.ts'
import { sweep } from '#backend/jobs/expiry.ts'
import { sealEntries } from '#backend/security/audit-chain/seal-entries.ts'
import { startServer } from '#backend/server.ts'
import { settingsOrExit } from '#settings/settings.ts'

/*
 * A node of the fund's API, a process of its own that its parent kills and starts again. It is the server of the product with a clock that
 * the parent moves, and what runs by that clock is asked for by the parent: the schedules of the queue go by the machine's.
 */

/** Questions of the parent: first the clock, then the work that runs by it. */
export type Order = { id: number; now: string } & (
  | { what: 'clock' }
  | { what: 'duties'; kinds: readonly DueActKind[] }
  | { what: 'seal' }
  | { what: 'sweep' }
)
export type Reply =
  | { ready: string }
  | { id: number; done: number; later: number; failed: number }
  | { id: number; error: string }

const LIMITLESS = { general: 1_000_000, signIn: 1_000_000 }

let now = new Date(process.env.FUND_NOW ?? '')
const server = await startServer({
  settings: settingsOrExit(process.env),
  databaseUrl: process.env.DATABASE_URL ?? '',
  port: 0,
  host: '127.0.0.1',
  clock: () => now,
  limits: LIMITLESS,
})
await server.api.database.execute(sql`delete from pgboss.schedule`)

process.on('message', (order: Order) => {
  now = new Date(order.now)
  carryOut(order).then(
    (performed) => say({ id: order.id, ...performed }),
    (error: unknown) =>
      say({ id: order.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
say({ ready: server.url })

async function carryOut(order: Order): Promise<{ done: number; later: number; failed: number }> {
  const performed = { done: 0, later: 0, failed: 0 }
  if (order.what === 'seal') await sealEntries(server.api.database)
  if (order.what === 'sweep') await sweep(server.api)
  if (order.what === 'duties') {
    for (const kind of order.kinds) {
      const { done, later, failed } = await performDueActs(server.api, dueActOf(kind))
      performed.done += done
      performed.later += later
      performed.failed += failed
    }
  }
  return performed
}

function say(reply: Reply): void {
  process.send?.(reply)
}
