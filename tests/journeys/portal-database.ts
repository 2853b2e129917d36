import { Client, type QueryResult } from 'pg'
import type { Portal } from './portal-fixture.ts'

/** Changes or reads what a journey cannot through the portal: the end of a session, a plan that closes. */
export function query(portal: Portal, text: string, values: unknown[] = []): Promise<QueryResult> {
  return queryAt(portal.databaseUrl, text, values)
}

/** Runs one statement in the database of an address. */
export async function queryAt(url: string, text: string, values: unknown[] = []): Promise<QueryResult> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}
