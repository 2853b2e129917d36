import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import { quietTables } from './quiet-tables.ts'

/**
 * Has the database note, from now on, every row that is written, changed or taken away where nothing may change while a call is refused.
 * To count all rows of all tables around each call would cost more than the calls.
 * @returns asks how many rows of which table were touched by now; what was rolled back was not
 */
export async function noteWrites(database: Database): Promise<() => Promise<unknown>> {
  await database.execute(sql`create schema testing`)
  await database.execute(sql`create table testing.writes (name text not null)`)
  await database.execute(sql`
    create function testing.note_write() returns trigger language plpgsql as $$
    begin
      insert into testing.writes values (tg_table_name);
      return null;
    end $$`)
  const { rows: tables } = await database.execute<{ name: string }>(quietTables)
  for (const { name } of tables) {
    const table = sql.identifier(name)
    await database.execute(sql`
      create trigger zz_note_row after insert or update or delete on ${table}
      for each row execute function testing.note_write()`)
    await database.execute(sql`
      create trigger zz_note_truncate after truncate on ${table}
      for each statement execute function testing.note_write()`)
  }
  return async () =>
    (
      await database.execute(
        sql`select name, count(*) as rows from testing.writes group by name order by name`,
      )
    ).rows
}
