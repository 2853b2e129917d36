import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

/**
 * Who deletes a person or an enrolment makes PostgreSQL look through every table that may refer to them, once for each: an import of ten
 * thousand people that is undone reads each table ten thousand times. Without an index that is the whole table.
 */

/** Names of attendants in tables that stay small, since only what attendants decide on for everybody, or of each other, adds to them. */
const SMALL = [
  'announcements.cancelled_by_id',
  'announcements.person_id',
  'announcements.sent_by_id',
  'attendant_email_changes.asked_by',
  'attendant_email_changes.ended_by',
  'attendant_email_changes.person_id',
  'court_suspensions.lifted_by_id',
  'court_suspensions.registered_by_id',
  'dated_rules.published_by',
  'dated_rules.withdrawn_by',
  'deaths.registered_by_id',
  'debit_files.written_by',
  'email_texts.published_by',
  'imports.applied_by',
  'imports.discarded_by',
  'imports.released_by',
  'imports.sent_by',
  'imports.undone_by',
  'payment_clearings.decided_by',
  'pensions.opened_by_id',
  'record_holds.held_by_id',
  'record_holds.released_by_id',
  'registry_entries.updated_by',
  'rule_drafts.updated_by',
  'theme_drafts.updated_by',
  'theme_versions.published_by',
]

let clone: TestDatabase

beforeAll(async () => {
  clone = await createTestDatabase()
})
afterAll(() => clone.drop())

it('every table that grows finds its rows of a person and of an enrolment by an index', async () => {
  // The comparison of a foreign key is never true of null, so that an index without the nulls serves it too.
  const { rows } = await clone.database.execute<{ column: string }>(sql`
    select distinct k.conrelid::regclass || '.' || a.attname as column
    from pg_constraint k
    join pg_attribute id on id.attrelid = k.confrelid and id.attname = 'id'
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[array_position(k.confkey, id.attnum)]
    where k.contype = 'f' and k.confrelid in ('people'::regclass, 'plan_links'::regclass) and not exists (
      select 1 from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = a.attnum
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
    order by 1`)
  expect(rows.map(({ column }) => column)).toEqual(SMALL)
})
