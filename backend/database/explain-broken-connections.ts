import type { Pool, PoolClient } from 'pg'

/**
 * Has a connection that broke say why to whoever asks it afterwards. A server's last words, such as that a transaction was idle for too
 * long, answer no question or the one before; of the next, often the rollback, pg says only that it cannot be asked.
 */
export function explainBrokenConnections(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    let lastWords: Error | undefined
    client.once('error', (error) => {
      lastWords ??= error
    })
    client.query = ((...args: unknown[]) => {
      const answer = query(...args)
      if (!(answer instanceof Promise)) return answer
      return answer.catch((error: Error) => {
        if ('severity' in error && error.severity === 'FATAL') lastWords ??= error
        else if (lastWords && error !== lastWords) error.cause ??= lastWords
        throw error
      })
    }) as PoolClient['query']
  })
}
