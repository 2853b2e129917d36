import { sql } from 'drizzle-orm'
import type { Querier, Transaction } from '#backend/database/client.ts'
import { lockLinks } from '#backend/database/locks.ts'
import type { ImportProblem } from '#domain/imports/import-problem.ts'

type NamesLink = { cpf: string; plano_id: number; matricula: string }

/** An enrolment that is there, and whose it is; null where there is none. */
export type LinkOnRecord = {
  linkId: number
  personId: number
  cpf: string
  category: number
  situation: number
  profileId: number
  profile: string
} | null

/** The enrolments of rows, in their order. */
export async function linksOnRecord(database: Querier, rows: readonly NamesLink[]): Promise<LinkOnRecord[]> {
  const asked = rows.map(({ plano_id, matricula }, at) => ({ at, plano_id, matricula }))
  const { rows: found } = await database.execute<Record<string, never>>(sql`
    select l.id as "linkId", p.id as "personId", p.cpf, l.category, l.situation, l.profile_id as "profileId", i.name as profile
    from json_to_recordset(${JSON.stringify(asked)}) as asked(at int, plano_id int, matricula text)
    left join plan_links l on l.plan_id = asked.plano_id and l.enrolment = asked.matricula
    left join people p on p.id = l.person_id
    left join investment_profiles i on i.id = l.profile_id
    order by asked.at`)
  return (found as unknown as NonNullable<LinkOnRecord>[]).map((row) => (row.linkId === null ? null : row))
}

/** Problems of the enrolments that rows name, in their order; `links` are theirs. */
export async function linkProblems(
  database: Querier,
  rows: readonly NamesLink[],
  links: readonly LinkOnRecord[],
): Promise<ImportProblem[][]> {
  const near = await enrolmentsButForZeros(
    database,
    rows.filter((_, at) => (links[at] ?? null) === null),
  )
  return rows.map((row, at): ImportProblem[] => {
    const link = links[at] ?? null
    if (link !== null) return link.cpf === row.cpf ? [] : [{ column: 'matricula', reason: 'other-person' }]
    const about = near.get(row)
    return [{ column: 'matricula', ...(about ? { reason: 'zeros', about } : { reason: 'link-unknown' }) }]
  })
}

/** Enrolments of the same people and plans that only have other zeros before them: a program took some away. */
async function enrolmentsButForZeros<Row extends NamesLink>(
  database: Querier,
  rows: readonly Row[],
): Promise<Map<Row, string>> {
  if (rows.length === 0) return new Map()
  const asked = rows.map(({ cpf, plano_id, matricula }, at) => ({ at, cpf, plano_id, matricula }))
  const { rows: found } = await database.execute<{ at: number; enrolment: string }>(sql`
    select asked.at, l.enrolment
    from json_to_recordset(${JSON.stringify(asked)}) as asked(at int, cpf char(11), plano_id int, matricula text)
    join plan_links l on l.plan_id = asked.plano_id and ltrim(l.enrolment, '0') = ltrim(asked.matricula, '0')
    join people p on p.id = l.person_id and p.cpf = asked.cpf`)
  return new Map(found.flatMap(({ at, enrolment }) => (rows[at] ? [[rows[at], enrolment] as const] : [])))
}

/** Holds the enrolments of rows with their people. */
export async function holdLinks(database: Transaction, rows: readonly NamesLink[]): Promise<void> {
  const found = await linksOnRecord(database, rows)
  await lockLinks(
    database,
    found.flatMap((link) => link?.linkId ?? []),
  )
}
