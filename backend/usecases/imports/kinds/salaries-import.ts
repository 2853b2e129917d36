import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { auditAll } from '#backend/security/audit.ts'
import { rowChanges } from '#domain/imports/row-changes.ts'
import { type SalaryRow, salariesSheet } from '#domain/imports/salaries-sheet.ts'
import { defineImport, type ImportRun } from './define-import.ts'
import { holdLinks, type LinkOnRecord, linkProblems, linksOnRecord } from './links-on-record.ts'
import { undoSalaries, type WrittenSalary, writeSalaries } from './salary-writers.ts'

type SalaryWritten = { personId: number; linkId: number; salary: WrittenSalary }

/** Salaries of enrolments that are there, each from its day on. */
export const salariesImport = defineImport<SalaryRow, SalaryWritten>({
  sheet: salariesSheet,
  hold: holdLinks,
  validate: async (database, rows) => {
    const links = await linksOnRecord(database, rows)
    const known = await salariesOnRecord(database, links, rows)
    const problems = await linkProblems(database, rows, links)
    return rows.map((row, at) => {
      const changes = rowChanges({ salario: row.salario }, { salario: known[at] ?? null })
      return {
        outcome: changes.length > 0 ? 'changed' : 'unchanged',
        changes,
        problems: problems[at] ?? [],
      }
    })
  },
  write: async (work, rows, run) => {
    const links = await linksOnRecord(
      work.database,
      rows.map(({ values }) => values),
    )
    const written = await writeSalaries(
      work,
      rows.map(({ values }, at) => ({
        linkId: links[at]?.linkId ?? 0,
        amount: values.salario,
        validFrom: values.vigencia,
      })),
    )
    const kept = written.map((salary, at) => ({
      personId: links[at]?.personId ?? 0,
      linkId: links[at]?.linkId ?? 0,
      salary,
    }))
    await auditAll(work, auditsOf('person.imported', rows, kept, run))
    return kept
  },
  obstacles: async (database, rows) => {
    const known = await salariesOnRecord(
      database,
      rows.map(({ written }) => written),
      rows.map(({ values }) => values),
    )
    return rows.map(({ values }, at) => (known[at] === values.salario ? null : 'changed'))
  },
  undo: async (work, rows, run) => {
    const written = rows.map((row) => row.written)
    await undoSalaries(
      work,
      written.map(({ salary }) => salary),
    )
    await auditAll(work, auditsOf('person.import-undone', rows, written, run))
  },
})

/** Salary of each enrolment by the day of its row; null where none is on record. */
async function salariesOnRecord(
  database: Querier,
  links: readonly (Pick<NonNullable<LinkOnRecord>, 'linkId'> | null)[],
  rows: readonly SalaryRow[],
): Promise<(string | null)[]> {
  const asked = rows.map(({ vigencia }, at) => ({ at, day: vigencia, link_id: links[at]?.linkId ?? null }))
  const { rows: found } = await database.execute<{ amount: string | null }>(sql`
    select s.amount::text as amount
    from json_to_recordset(${JSON.stringify(asked)}) as asked(at int, day date, link_id int)
    left join lateral (
      select amount from salaries where link_id = asked.link_id and valid_from = asked.day
    ) s on true
    order by asked.at`)
  return found.map(({ amount }) => amount)
}

function auditsOf<Action extends 'person.imported' | 'person.import-undone'>(
  action: Action,
  rows: readonly { line: number }[],
  written: readonly SalaryWritten[],
  { importId }: ImportRun,
) {
  return written.map(({ personId, linkId }, at) => ({
    subjectId: personId,
    action,
    entityId: linkId,
    after: { import: importId, line: rows[at]?.line ?? 0, columns: ['salario'] },
  }))
}
