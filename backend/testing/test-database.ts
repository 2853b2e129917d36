import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type Database, databaseOf } from '../database/client.ts'
import { openPool } from '../database/pool.ts'

export type TestDatabase = {
  url: string
  database: Database
  /** Cuts every connection to it and lets none in again, until the answered function is called. */
  cutOff: () => Promise<() => Promise<void>>
  /** Closes its connections and drops it. */
  drop: () => Promise<void>
}

/** A database of one's own, migrated and filled with the demo: a clone of the run's template. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createFrom(inject('postgres').template)
}

/** A database of one's own in which nothing is yet, not even a table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createFrom('template0')
}

async function createFrom(template: string): Promise<TestDatabase> {
  const { url: maintenance } = inject('postgres')
  const name = `test_${process.pid}_${randomBytes(6).toString('hex')}`
  await administer(maintenance, `create database ${name} template ${template} strategy file_copy`)
  const url = new URL(maintenance)
  url.pathname = `/${name}`
  const pool = openPool({ databaseUrl: url.href, max: 4, onError: () => undefined })
  return {
    url: url.href,
    database: databaseOf(pool),
    cutOff: async () => {
      await administer(maintenance, `alter database ${name} allow_connections false`)
      await administer(
        maintenance,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
      )
      return () => administer(maintenance, `alter database ${name} allow_connections true`)
    },
    drop: async () => {
      await pool.end()
      await administer(maintenance, `drop database if exists ${name} with (force)`)
    },
  }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
