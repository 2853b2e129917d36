import type { Pool, PoolClient } from 'pg'

/** The adapter's use of its pool: it listens on a connection of its own, and queries through any. */
export type AdapterPool = { connect: () => Promise<PoolClient>; query: Pool['query'] }

/** The connection that the adapter listens on, which the adapter itself says nothing about. */
export type Listener = {
  /** The pool to give the adapter. */
  pool: AdapterPool
  /** Resolves when the adapter listens for the first time; never, when it never does. */
  listening: Promise<void>
  /** After the adapter was closed: takes back a connection that it has not begun to listen on, and gives it no more. */
  close: () => void
}

/**
 * A pool that gives the adapter one connection at a time: the one before is taken back. An adapter that loses its connection while it
 * begins to listen comes back twice, and would hear everything twice and never give the first one back.
 */
export function oneListener(pool: AdapterPool): Listener {
  let given: PoolClient | null = null
  let isListening = false
  let isClosed = false
  const { promise: listening, resolve: logListening } = Promise.withResolvers<void>()
  return {
    listening,
    pool: {
      query: pool.query.bind(pool),
      connect: async () => {
        const client = await pool.connect()
        if (isClosed) {
          client.release()
          return neverGiven
        }
        if (given) takeBack(given)
        given = client
        isListening = false
        client.once('end', () => {
          if (given === client) given = null
        })
        // All that the adapter asks of its own connection is to listen; it has no question left when it does.
        client.once('drain', () => {
          if (given === client) isListening = true
          logListening()
        })
        return client
      },
    },
    close: () => {
      isClosed = true
      if (given && !isListening) takeBack(given)
      given = null
    },
  }
}

/** A refusal would make the adapter try again for ever. */
const neverGiven = new Promise<never>(() => undefined)

/** Its end is no loss: the adapter must not come back for it. */
function takeBack(client: PoolClient): void {
  client.removeAllListeners('end').removeAllListeners('notification')
  client.release(true)
}
