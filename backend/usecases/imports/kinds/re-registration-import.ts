import { eq, sql } from 'drizzle-orm'
import type { Querier, Transaction } from '#backend/database/client.ts'
import { lockPeople } from '#backend/database/locks.ts'
import { people } from '#backend/database/schema/people.ts'
import { notify } from '#backend/messages/notify.ts'
import { audit } from '#backend/security/audit.ts'
import { changeEmail } from '#backend/usecases/identity/change-email.ts'
import { dropTerm, setTerm } from '#backend/usecases/re-registration/proof-of-life.ts'
import type { Work } from '#backend/work.ts'
import { dateText } from '#contract/value-text.ts'
import type { ImportProblem } from '#domain/imports/import-problem.ts'
import type { RowValues } from '#domain/imports/import-sheet.ts'
import type { RowChange } from '#domain/imports/own-data.ts'
import { type ReRegistrationRow, reRegistrationSheet } from '#domain/imports/re-registration-sheet.ts'
import { rowChanges } from '#domain/imports/row-changes.ts'
import { ReRegistrationStatus } from '#domain/re-registration/admin-actions.ts'
import { defineImport } from './define-import.ts'
import { linkProblems, linksOnRecord } from './links-on-record.ts'
import { removeEmail } from './people/person-writers.ts'

type ReRegistrationWritten = { personId: number; columns: string[] }

type OnRecord = {
  personId: number | null
  status: number | null
  prazo: string | null
  campanha: string | null
  email: string | null
  isDead: boolean
  isColleague: boolean
}

const { inProgress, pending, refused } = ReRegistrationStatus

/** Statuses in which somebody is at it: beginning anew is an act of its own, which puts away what they filled in. */
const UNDER_WAY: ReadonlySet<number | null> = new Set([inProgress, pending, refused])

/** A campaign: people are asked to re-register by a day. */
export const reRegistrationImport = defineImport<ReRegistrationRow, ReRegistrationWritten>({
  sheet: reRegistrationSheet,
  hold: holdPeople,
  validate: async (database, rows) => {
    const links = await linksOnRecord(database, rows)
    const found = await onRecordOf(database, rows)
    const linked = await linkProblems(database, rows, links)
    return rows.map((row, at) => {
      const onRecord = found[at] as OnRecord
      const changes = rowChanges(wantedOf(row, onRecord), recordOf(onRecord))
      const link = links[at] ?? null
      const problems = [...(linked[at] ?? []), ...personProblems(row, onRecord, link?.category ?? null)]
      const isNew = onRecord.status === null
      return { outcome: changes.length === 0 ? 'unchanged' : isNew ? 'new' : 'changed', changes, problems }
    })
  },
  write: async (work, rows, { importId }) => {
    const found = await onRecordOf(
      work.database,
      rows.map(({ values }) => values),
    )
    const written: ReRegistrationWritten[] = []
    for (const [at, { line, values, changes }] of rows.entries()) {
      const personId = found[at]?.personId ?? null
      if (personId === null) throw new Error('somebody of a campaign is gone')
      await writeState(work, personId, changes, 'after')
      await notify(
        work,
        'recadastramento_convite',
        { personId, planId: values.plano_id },
        { prazo: dateText(values.prazo) },
      )
      const columns = changes.map(({ column }) => column)
      await audit(work, {
        subjectId: personId,
        action: 're-registration.imported',
        entityId: personId,
        after: { import: importId, line, campaign: values.campanha, dueOn: values.prazo },
      })
      written.push({ personId, columns })
    }
    return written
  },
  obstacles: async (database, rows) => {
    const found = await onRecordOf(
      database,
      rows.map(({ values }) => values),
    )
    return rows.map(({ changes, written: { columns } }, at) => {
      const now = recordOf(found[at] as OnRecord)
      const isSame = changes.every(({ column, after }) => !columns.includes(column) || now[column] === after)
      return isSame ? null : 'changed'
    })
  },
  undo: async (work, rows, { importId }) => {
    for (const {
      line,
      changes,
      written: { personId, columns },
    } of rows) {
      const back = changes.filter(({ column }) => columns.includes(column))
      await writeState(work, personId, back, 'before')
      await audit(work, {
        subjectId: personId,
        action: 're-registration.import-undone',
        entityId: personId,
        after: { import: importId, line },
      })
    }
  },
})

function personProblems(
  { categoria_id, email }: ReRegistrationRow,
  { status, isDead, isColleague, email: known }: OnRecord,
  category: number | null,
): ImportProblem[] {
  const problems: ImportProblem[] = []
  if (isColleague && email !== null && known === null) problems.push({ column: 'email', reason: 'colleague' })
  if (isDead) problems.push({ column: 'cpf', reason: 'deceased' })
  if (UNDER_WAY.has(status)) problems.push({ column: 'status', reason: 'under-way' })
  if (category !== null && category !== categoria_id)
    problems.push({ column: 'categoria_id', reason: 'other-category', about: String(category) })
  return problems
}

/** An e-mail only where there is none: another one is changed by who it belongs to. */
function wantedOf({ status, prazo, campanha, email }: ReRegistrationRow, onRecord: OnRecord): RowValues {
  return { status, prazo, campanha, email: onRecord.email === null ? email : null }
}

function recordOf({ status, prazo, campanha, email }: OnRecord): RowValues {
  return { status, prazo, campanha, email }
}

/** Writes what changes of a person, or what it was. */
async function writeState(
  work: Work,
  personId: number,
  changes: readonly RowChange[],
  side: 'before' | 'after',
): Promise<void> {
  for (const change of changes) {
    const value = change[side]
    if (change.column === 'prazo')
      await (typeof value === 'string' ? setTerm(work, personId, value) : dropTerm(work, personId))
    else if (change.column === 'email')
      await (typeof value === 'string'
        ? changeEmail(work, { personId, email: value, by: 'import' })
        : removeEmail(work, personId))
    else
      await work.database.update(people).set(columnsOf(change.column, value)).where(eq(people.id, personId))
  }
}

function columnsOf(column: string, value: RowChange['after']): Partial<typeof people.$inferInsert> {
  if (column === 'status') return { reRegistrationStatus: value === null ? null : Number(value) }
  return { reRegistrationCampaign: value === null ? null : String(value) }
}

async function holdPeople(database: Transaction, rows: readonly ReRegistrationRow[]): Promise<void> {
  const found = await onRecordOf(database, rows)
  await lockPeople(
    database,
    found.flatMap(({ personId }) => personId ?? []),
  )
}

async function onRecordOf(
  database: Querier,
  rows: readonly Pick<ReRegistrationRow, 'cpf'>[],
): Promise<OnRecord[]> {
  const asked = rows.map(({ cpf }, at) => ({ at, cpf }))
  const { rows: found } = await database.execute<OnRecord>(sql`
    select p.id as "personId", p.re_registration_status as status, p.re_registration_due_on::text as prazo,
      p.re_registration_campaign as campanha, p.email, d.person_id is not null as "isDead", p.admin_level is not null as "isColleague"
    from json_to_recordset(${JSON.stringify(asked)}) as asked(at int, cpf char(11))
    left join people p on p.cpf = asked.cpf
    left join deaths d on d.person_id = p.id
    order by asked.at`)
  return found
}
