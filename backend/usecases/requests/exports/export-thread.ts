import { type SQL, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { DiskFull, diskError } from '#backend/atomic-file.ts'
import { databaseOf, type Transaction } from '#backend/database/client.ts'
import { settingLevelsOf } from '#backend/database/queries/setting-levels.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { reRegistrationSheet } from '#backend/documents/re-registration-sheet.ts'
import { requestSheet } from '#backend/documents/request-spreadsheet.ts'
import { type WrittenFile, writeWorkbook } from '#backend/documents/xlsx/write-workbook.ts'
import { partsOf, provide } from '#backend/parts.ts'
import type { Actor } from '#backend/security/actor.ts'
import { isAttendant } from '#backend/security/permissions.ts'
import { takesReRegistrations } from '#domain/re-registration/exporting.ts'
import { allRequestKinds } from '../../all-kinds.ts'
import { grantedIds, grantedReRegistrations } from '../../re-registration/export-granted.ts'
import { requestKindsPart } from '../../request-engine/request-kinds.ts'
import { withReadings } from '../../request-engine/request-versions.ts'
import { requestsWithIds } from '../list/list-requests.ts'
import { type RequestFilters, requestCondition } from '../list/request-filter.ts'
import { requestOrder } from '../list/request-order.ts'

/*
 * Runs in a thread of its own for `write-export.ts`: it reads through a connection of its own and holds no more than a batch of requests at
 * a time.
 */

const parts = partsOf([provide(requestKindsPart, allRequestKinds)])

/** Requests that are read and written at once. */
const BATCH = 500

/** The first rows of a search through everything may take their time; longer than this nothing good comes of it. Milliseconds. */
const STATEMENT_TIMEOUT_MS = 300_000

/**
 * A batch's rows are mostly in the database's memory, where rows that lie apart cost no more than those side by side: reading whole tables
 * takes ten times as long. No parallel workers: the other processors are for others.
 */
const PLANNING = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0'

export type ExportOrder = {
  databaseUrl: string
  /** Where the file is written; whoever orders it takes it away. */
  path: string
  actor: Actor
  filters: RequestFilters
  /** When it was asked for. */
  now: Date
  /** Memory in common with whoever ordered it: how many rows are written. */
  progress: Int32Array<SharedArrayBuffer>
}

/** Content of a file. The ids are of people: all of them, and those whose granted re-registration it holds. */
export type WrittenExport = WrittenFile & {
  rows: number
  personIds: Int32Array
  reRegistrationIds: Int32Array
}

/** Writes the spreadsheet of an order. @returns null when there is no room for it on the disk */
export async function write(order: ExportOrder): Promise<WrittenExport | null> {
  const client = new Client({
    connectionString: order.databaseUrl,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'portal-export',
    options: PLANNING,
  })
  await client.connect()
  try {
    // One moment for both sheets, however long they take.
    return await databaseOf(client).transaction((transaction) => writeSheets(transaction, order), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
  } catch (error) {
    if (diskError(error) instanceof DiskFull) return null
    throw error
  } finally {
    await client.end()
  }
}

async function writeSheets(database: Transaction, order: ExportOrder): Promise<WrittenExport> {
  const { actor, filters, now, path, progress } = order
  const condition = requestCondition(database, filters, { actor, now })
  const [personIds, reRegistrationIds] = [new Set<number>(), new Set<number>()]
  let rows = 0
  async function* listed() {
    for await (const ids of idBatches(database, listedIds(database, condition, filters.ordem))) {
      const items = await requestsWithIds(database, ids, now)
      for (const { pessoa } of items) personIds.add(pessoa.id)
      yield await withReadings({ database, parts }, items)
      rows += items.length
      Atomics.store(progress, 0, rows)
    }
  }
  async function* granted() {
    for await (const ids of idBatches(database, grantedIds(database, condition).getSQL())) {
      const batch = await grantedReRegistrations(database, ids)
      for (const { personId } of batch) reRegistrationIds.add(personId)
      yield batch
    }
  }
  const { edit: decidedFrom } = await settingLevelsOf(database, 'recadastramento')
  const hasGranted =
    takesReRegistrations(actor.level, filters.idFuncionalidade, decidedFrom) &&
    (await grantedIds(database, condition).limit(1)).length > 0
  const file = await writeWorkbook(path, [
    requestSheet(listed(), { isAttendant: isAttendant(actor) }),
    ...(hasGranted ? [reRegistrationSheet(granted())] : []),
  ])
  return {
    ...file,
    rows,
    personIds: Int32Array.from(personIds),
    reRegistrationIds: Int32Array.from(reRegistrationIds),
  }
}

/** The requests of a condition, in the order of the list. */
function listedIds(
  database: Transaction,
  condition: SQL | undefined,
  order: RequestFilters['ordem'] = 'recentes',
): SQL {
  return database
    .select({ id: requests.id })
    .from(requests)
    .where(condition)
    .orderBy(...requestOrder[order])
    .getSQL()
}

/** Ids that a query finds, in its order: it runs once, and is read as far as they are wanted. One at a time. */
async function* idBatches(database: Transaction, query: SQL): AsyncGenerator<number[]> {
  await database.execute(sql`declare found no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await database.execute<{ id: number }>(sql.raw(`fetch ${BATCH} from found`))
    if (rows.length === 0) break
    yield rows.map(({ id }) => id)
  }
  await database.execute(sql`close found`)
}
