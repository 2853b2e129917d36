import { inArray, sql } from 'drizzle-orm'
import { salaries } from '#backend/database/schema/contributions.ts'
import type { Work } from '#backend/work.ts'
import type { IsoDate } from '#domain/calendar.ts'

/** A salary from a day on. */
export type SalaryToWrite = { linkId: number; amount: string; validFrom: IsoDate }

/** A salary that was written: its row, and the amount that it had before where the day had one already. */
export type WrittenSalary = { id: number; before: string | null }

/** Writes salaries; one of the same day is written over. @returns what was written, in the order of the salaries */
export async function writeSalaries(
  { database }: Pick<Work, 'database'>,
  told: readonly SalaryToWrite[],
): Promise<WrittenSalary[]> {
  if (told.length === 0) return []
  const { rows } = await database.execute<{ id: number; before: string | null }>(sql`
    with told as (
      select * from json_to_recordset(${JSON.stringify(told.map((salary, at) => ({ ...salary, at })))})
        as told(at int, "linkId" int, amount numeric, "validFrom" date)
    ), before as (
      select told.at, s.amount::text as amount from told
      join salaries s on s.link_id = told."linkId" and s.valid_from = told."validFrom"
    ), stored as (
      insert into salaries (link_id, amount, valid_from) select "linkId", amount, "validFrom" from told
      on conflict (link_id, valid_from) do update set amount = excluded.amount
      returning id, link_id, valid_from
    )
    select stored.id, before.amount as before from told
    join stored on stored.link_id = told."linkId" and stored.valid_from = told."validFrom"
    left join before on before.at = told.at
    order by told.at`)
  return rows
}

/** Takes salaries back: what the day had before, or nothing. */
export async function undoSalaries(
  { database }: Pick<Work, 'database'>,
  written: readonly WrittenSalary[],
): Promise<void> {
  const gone = written.filter(({ before }) => before === null).map(({ id }) => id)
  if (gone.length > 0) await database.delete(salaries).where(inArray(salaries.id, gone))
  const kept = written.filter(({ before }) => before !== null)
  if (kept.length === 0) return
  await database.execute(sql`
    update salaries set amount = kept.before
    from json_to_recordset(${JSON.stringify(kept)}) as kept(id int, before numeric) where salaries.id = kept.id`)
}
