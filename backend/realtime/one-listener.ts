import type { Pool, PoolClient } from 'pg'

/** What the adapter does with its pool: it listens on a connection of its own, and asks through any. */
export type AdapterPool = { connect: () => Promise<PoolClient>; query: Pool['query'] }

/**
 * A pool that gives the adapter one connection at a time: the one before is taken back. An adapter that loses its connection while it
 * begins to listen comes back twice, and would hear everything twice and never give the first one back.
 */
export function oneListener(pool: AdapterPool): AdapterPool {
  let listening: PoolClient | null = null
  return {
    query: pool.query.bind(pool),
    connect: async () => {
      const client = await pool.connect()
      const before = listening
      listening = client
      client.once('end', () => {
        if (listening === client) listening = null
      })
      if (before) {
        // Its end is no loss: the adapter must not come back for it.
        before.removeAllListeners('end').removeAllListeners('notification')
        before.release(true)
      }
      return client
    },
  }
}
