import type { Pool, PoolClient } from 'pg'

/**
 * Has every connection of a pool ask one statement after the other. Code that reads several things at once does so on several connections;
 * inside a transaction, which has one, the same code waits here: a connection is not to be asked while it answers (node-postgres 9).
 */
export function serialiseQueries(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    let asking: Promise<unknown> | null = null
    client.query = ((...args: unknown[]) => {
      if (!answersByPromise(args)) return query(...args)
      const answer = asking === null ? Promise.resolve(query(...args)) : asking.then(() => query(...args))
      const settled: Promise<unknown> = answer.then(nothing, nothing).then(() => {
        if (asking === settled) asking = null
      })
      asking = settled
      return answer
    }) as PoolClient['query']
  })
}

/** A query with a callback, as the pool's own have, or that submits itself, as a cursor does, has a connection to itself. */
function answersByPromise(args: readonly unknown[]): boolean {
  const [asked] = args
  const sendsItself = typeof asked === 'object' && asked !== null && 'submit' in asked
  return !sendsItself && !args.some((arg) => typeof arg === 'function')
}

function nothing(): void {
  // Whoever asked is told how it ended.
}
