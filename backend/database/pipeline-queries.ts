import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg'
import { LOOKS_FOR_WORDS } from './statement-names.ts'

/** Most statements that go together: one of them that takes long holds up those behind it, as it would not on connections of their own. */
const MAX_TOGETHER = 8

type QueuedStatement = {
  statement: QueryConfig
  resolve: (answer: QueryResult) => void
  reject: (error: unknown) => void
}

/**
 * Sends what is asked of a pool at the same moment together: on one connection, in one write, answered in their order. Each statement by
 * itself costs this process and PostgreSQL's several times what answering it does: a connection, a write, a process that wakes up, a read.
 * Each is still a transaction of its own, and one that fails fails alone. What looks for words may take long and goes alone; what is asked
 * inside a transaction stays on its connection.
 */
export function pipelineQueries(pool: Pool): void {
  const askAlone = pool.query.bind(pool) as (...args: unknown[]) => unknown
  let waiting: QueuedStatement[] = []
  const sendWaiting = () => {
    const asked = waiting
    waiting = []
    for (let first = 0; first < asked.length; first += MAX_TOGETHER)
      void send(pool, asked.slice(first, first + MAX_TOGETHER))
  }
  pool.query = ((...args: unknown[]) => {
    const statement = statementOf(args)
    if (!statement) return askAlone(...args)
    return new Promise<QueryResult>((resolve, reject) => {
      waiting.push({ statement, resolve, reject })
      // By then everything that this turn has to ask was asked.
      if (waiting.length === 1) process.nextTick(sendWaiting)
    })
  }) as Pool['query']
}

/** A statement that is answered by a promise, and soon; undefined also for what sends itself as a cursor does. */
function statementOf([asked, values, ...rest]: readonly unknown[]): QueryConfig | undefined {
  const config = typeof asked === 'string' ? { text: asked } : asked
  if (typeof config !== 'object' || config === null || !('text' in config) || 'submit' in config)
    return undefined
  if (typeof values === 'function' || rest.length > 0) return undefined
  if (LOOKS_FOR_WORDS.test((config as QueryConfig).text)) return undefined
  return (Array.isArray(values) ? { ...config, values } : config) as QueryConfig
}

async function send(pool: Pool, asked: readonly QueuedStatement[]): Promise<void> {
  let client: PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    for (const { reject } of asked) reject(error)
    return
  }
  const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } })
    .connection
  stream.cork()
  const answered = asked.map(
    ({ statement, resolve, reject }) =>
      new Promise<void>((done) => {
        client.query(statement, (error: unknown, answer) => {
          if (error) reject(error)
          else resolve(answer)
          done()
        })
      }),
  )
  stream.uncork()
  await Promise.all(answered)
  client.release()
}
