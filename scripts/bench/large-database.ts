import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { requestKindFacts } from '#contract/requests/request-kinds.ts'

/** How much a database holds beside the demonstration; of one person in a hundred also what moved in thirty years. */
export type LargeDatabase = { requests: number; people: number }

/** People of the filled database who have the password of the demonstration: one who contributes, one who is paid, both for thirty years. */
export type Veteran = { name: 'veteran' | 'pensioner'; cpf: string; personId: number; planId: number }

/** Run in this order, in one transaction. Each finds in the temporary tables what those before it drew. */
const PARTS = ['drawing', 'people', 'requests', 'histories', 'conversations', 'movements', 'records'] as const

/** Tables that get rows; their indexes are made anew afterwards, which is faster than keeping them. */
const TABLES = [
  'people',
  'plan_links',
  'requests',
  'request_payloads',
  'request_events',
  'request_stages',
  'conversations',
  'messages',
  'ledger_entries',
  'pay_slips',
  'pay_slip_lines',
  'loans',
  'loan_instalments',
  'loan_payments',
  'notifications',
  'audit_entries',
]

/** Kinds of request, with their term in business days. */
const KINDS = Object.values(requestKindFacts).map(({ id, businessDays: days, paysOut: pays }) => ({
  id,
  days,
  pays,
}))

/**
 * Adds invented people, five years of their requests up to now, and what moved in thirty years of some, to a database that is migrated and holds the demonstration: the same
 * numbers draw the same people and requests. Done once: a second call with the same numbers changes nothing. About six minutes for
 * 1,000,000 requests. Needs a superuser, as the embedded server gives, since constraints are not asked row by row.
 * @throws Error where other numbers were asked for before
 */
export async function fillLargeDatabase(
  databaseUrl: string,
  { requests, people }: LargeDatabase,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'portal-bench' })
  await client.connect()
  try {
    const there = await filledWith(client)
    if (there?.requests === requests && there.people === people) return
    if (there)
      throw new Error(`this database was filled with ${there.requests} requests of ${there.people} people`)
    await client.query('begin')
    await fill(client, { requests, people })
    await client.query('create table bench.filled as select $1::int as requests, $2::int as people', [
      requests,
      people,
    ])
    await client.query('commit')
    // Lists that are read from an index alone need to know which pages everybody may see.
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Those people; none in a database that holds the demonstration alone. */
export async function veteransOf(databaseUrl: string): Promise<Veteran[]> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'portal-bench' })
  await client.connect()
  try {
    if ((await filledWith(client)) === null) return []
    const { rows } = await client.query<Veteran>(
      'select name, cpf, person_id as "personId", plan_id as "planId" from bench.visitors',
    )
    return rows
  } finally {
    await client.end()
  }
}

/** Size that a database was filled to; null: it was not. */
async function filledWith(client: Client): Promise<LargeDatabase | null> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('bench.filled') as name`,
  )
  if (!found[0]?.name) return null
  const { rows } = await client.query<LargeDatabase>('select requests, people from bench.filled')
  return rows[0] ?? null
}

async function fill(client: Client, { requests, people }: LargeDatabase): Promise<void> {
  await client.query(`set local session_replication_role = replica`)
  await client.query(`set local synchronous_commit = off`)
  await client.query(`set local maintenance_work_mem = '512MB'`)
  await client.query(`set local work_mem = '256MB'`)
  await client.query(
    `create temporary table asked on commit drop as select $1::int as requests, $2::int as people, now() as until`,
    [requests, people],
  )
  await client.query(
    `create temporary table known_kinds on commit drop as
     select * from json_to_recordset($1) as kind(id int, days int, pays boolean)`,
    [JSON.stringify(KINDS)],
  )
  const makeIndexes = await dropIndexes(client)
  for (const part of PARTS) {
    await client.query(await readFile(new URL(`./large-database/${part}.sql`, import.meta.url), 'utf8'))
  }
  for (const statement of makeIndexes) await client.query(statement)
}

/** Drops the indexes of the tables that no constraint stands on. @returns the statements that make them again */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
    [TABLES],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
