import { Client, type QueryResult } from 'pg'
import type { Portal } from './portal-fixture.ts'

/** Changes or reads what a journey cannot through the portal: the end of a session, a plan that closes. */
export async function query(portal: Portal, text: string, values: unknown[] = []): Promise<QueryResult> {
  const client = new Client({ connectionString: portal.databaseUrl })
  await client.connect()
  try {
    return await client.query(text, values)
  } finally {
    await client.end()
  }
}
