import { Client } from 'pg'
import { addressOf } from './cluster.ts'
import type { Place } from './place.ts'

/** Every process that uses the server holds this lock, shared; the last one to leave gets it alone and stops the server. */
const USERS_LOCK = 7_204_119

/** How often it is looked whether the server was told to end, milliseconds. */
const LOOK_MS = 1000

/** The connection by which the server knows that somebody uses it, and by which its user notices that it went away. */
export type Presence = {
  /** The connection; while the server is away, the one to come. */
  connection: () => Promise<Client>
  /** No longer cares whether the server goes away. @returns the connection, to leave by; null when the server is away */
  letGo: () => Promise<Client | null>
}

/** Connects and holds the users' lock. @throws what `pg` throws when the server is being stopped by its last user. */
export async function joinUsers(place: Place): Promise<Client> {
  const client = new Client({
    connectionString: addressOf(place, 'postgres'),
    application_name: 'portal-presence',
    keepAlive: true,
  })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK])
  return client
}

/** Gives the users' lock back. @returns whether nobody else uses the server */
export async function leaveUsers(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK])
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    USERS_LOCK,
  ])
  return rows[0]?.alone ?? false
}

export type PresentServer = {
  /** Whether it was told to end. */
  isEnding: () => Promise<boolean>
  /** Has it answer again. @returns a connection that holds the users' lock */
  bringBack: (signal: AbortSignal) => Promise<Client>
}

/**
 * Watches a connection, and each that `bringBack` answers after it; the one that it can't answer is told. A server that was told to end
 * waits for its users before it does, this one among them: it is left as soon as that shows, which is a going away like any other.
 */
export function keepPresence(
  joined: Client,
  server: PresentServer,
  onLost: (reason: Error) => void,
): Presence {
  const watching = new AbortController()
  const watch = (client: Client): Client => {
    const leaveAnEnding = async () => {
      if ((await server.isEnding()) && !watching.signal.aborted) await client.end()
    }
    const looking = setInterval(() => void leaveAnEnding().catch(() => undefined), LOOK_MS)
    client.once('end', () => {
      clearInterval(looking)
      if (watching.signal.aborted) return
      current = server.bringBack(watching.signal).then(watch)
      current.catch((reason: Error) => {
        if (!watching.signal.aborted) onLost(reason)
      })
    })
    return client
  }
  let current = Promise.resolve(watch(joined))
  return {
    connection: () => current,
    letGo: () => {
      watching.abort()
      return current.catch(() => null)
    },
  }
}
