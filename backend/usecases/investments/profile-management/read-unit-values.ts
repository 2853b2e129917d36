import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { ledgerEntries, quotaValues } from '#backend/database/schema/ledger.ts'
import { people } from '#backend/database/schema/people.ts'
import type { UnitValueOfDay } from '#contract/investments/profile-management.ts'
import { returnBetween, returnPercent } from '#domain/quotas.ts'

/** A day of unit values as the database gives it. */
type Day = {
  date: string
  value: string
  before: string | null
  used: boolean
  versions: { value: string; reason: string | null; at: string; by: string | null }[]
}

/** Years of which a profile has unit values, newest first. */
export async function yearsWithUnitValues(database: Querier, profileId: number): Promise<number[]> {
  const { rows } = await database.execute<{ year: number }>(sql`
    select distinct extract(year from date)::int as year from ${quotaValues}
    where profile_id = ${profileId} order by year desc`)
  return rows.map(({ year }) => year)
}

/** Unit values of a profile between two days, both included, newest first, each with its versions. */
export async function readUnitValues(
  database: Querier,
  profileId: number,
  { from, until }: { from: string; until: string },
): Promise<UnitValueOfDay[]> {
  const { rows } = await database.execute<Day>(sql`
    with days as (
      select distinct on (date) date, value from ${quotaValues}
      where profile_id = ${profileId} and date <= ${until} order by date, version desc
    ), compared as (
      select date, value, lag(value) over (order by date) as before from days
    )
    select compared.date::text, compared.value::text, compared.before::text,
      exists (select from ${ledgerEntries} posted
        where posted.profile_id = ${profileId} and posted.date = compared.date) as used,
      (select json_agg(json_build_object('value', told.value::text, 'reason', told.reason,
          'at', to_char(told.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', author.name)
          order by told.version desc)
        from ${quotaValues} told left join ${people} author on author.id = told.created_by
        where told.profile_id = ${profileId} and told.date = compared.date) as versions
    from compared where compared.date >= ${from} order by compared.date desc`)
  return rows.map(({ date, value, before, used, versions }) => ({
    data: date,
    valor: value,
    variacao: before === null ? null : returnPercent(returnBetween(before, value)),
    usada: used,
    versoes: versions.map(({ value: told, reason, at, by }) => ({
      valor: told,
      motivo: reason,
      registradaEm: at,
      registradaPor: by,
    })),
  }))
}
