import type { Pool, PoolClient, QueryConfig } from 'pg'
import { StatementNames } from './statement-names.ts'

/** Has every connection of a pool prepare the statements with parameters that come again and again to it ({@link StatementNames}). */
export function prepareStatements(pool: Pool): void {
  const names = new StatementNames()
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((asked: unknown, ...rest: unknown[]) =>
      query(named(names, asked, rest[0]), ...rest)) as PoolClient['query']
  })
}

/** Adds the statement's name where it has one. A statement without parameters, or that submits itself, as a cursor does, has none. */
function named(names: StatementNames, asked: unknown, values: unknown): unknown {
  const config = typeof asked === 'string' ? { text: asked } : asked
  if (!isPlain(config)) return asked
  const given = Array.isArray(values) ? values : config.values
  const name = config.name === undefined && given?.length ? names.of(config.text) : undefined
  return name === undefined ? asked : { ...config, name }
}

function isPlain(config: unknown): config is QueryConfig {
  return typeof config === 'object' && config !== null && 'text' in config && !('submit' in config)
}
