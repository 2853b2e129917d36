import { inArray } from 'drizzle-orm'
import { people } from '#backend/database/schema/people.ts'
import { auditAll } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { CheckFacts } from '#domain/imports/import-sheet.ts'
import type { PersonRow } from '#domain/imports/people-sheet.ts'
import { Category, Situation } from '#domain/participants.ts'
import type { ImportRun, RowToWrite } from '../define-import.ts'
import { type WrittenSalary, writeSalaries } from '../salary-writers.ts'
import { type RowOfLink, writeLinkFacts, writeLinks, writeRegimeOptions } from './link-writers.ts'
import { peopleOnRecord } from './people-on-record.ts'
import {
  type AccountToWrite,
  touches,
  writeAccounts,
  writeAddresses,
  writeDetails,
  writeEmails,
  writePhones,
} from './person-writers.ts'
import { ACCOUNT_COLUMNS, PERSON_COLUMNS } from './validate-people.ts'

/** Result of writing a row. Two rows of one person share their columns out: the first has those of the person. */
export type PersonWritten = {
  personId: number
  isNewPerson: boolean
  linkId: number
  isNewLink: boolean
  /** Columns that this row wrote. */
  columns: string[]
  salary: WrittenSalary | null
  addressId: number | null
  /** The person has the first access to go through because of it. */
  opensOnboarding: boolean
}

type Placed = RowOfLink & {
  line: number
  isNewPerson: boolean
  /** This row's import brought the person, in this row or an earlier one. */
  isBrought: boolean
  isFirstOfPerson: boolean
  wasOpen: boolean
}

/** Writes people with their enrolments: a few statements for all rows. */
export async function writePeople(
  work: Work,
  rows: readonly RowToWrite<PersonRow>[],
  { importId }: ImportRun,
  facts: CheckFacts,
): Promise<PersonWritten[]> {
  const placed = await placeRows(work, rows, { importId, today: facts.today })
  const ofPerson = placed.filter(({ isFirstOfPerson }) => isFirstOfPerson)
  const known = ofPerson.filter(({ isNewPerson }) => !isNewPerson)
  const changes = known.flatMap(({ personId, changes: all }) =>
    all.map(({ column, after }) => ({ personId, column, value: after })),
  )
  const knownIds = new Set(known.map(({ personId }) => personId))
  await writeDetails(work, changes)
  await writeEmails(work, changes)
  await writeAccounts(work, ofPerson.flatMap(accountOf), { tells: (id) => knownIds.has(id) })
  // The last one, so that what is told of the others goes to the telephone of before.
  await writePhones(
    work,
    ofPerson.flatMap(({ personId, values: { telefone }, changes: all }) =>
      telefone !== null && touches(all, ['telefone'])
        ? [{ personId, column: 'telefone', value: telefone, phone: telefone }]
        : [],
    ),
    { isKnown: (id) => knownIds.has(id) },
  )
  const addressIds = await writeAddresses(work, ofPerson, importId)
  const linkIds = await writeLinks(work, placed, importId)
  const linked = placed.map((row, at) => ({
    ...row,
    linkId: linkIds[at] ?? 0,
    isNewLink: row.linkId === null,
  }))
  await writeLinkFacts(
    work,
    linked.flatMap(({ linkId, isNewLink, changes: all }) =>
      isNewLink ? [] : all.map(({ column, after }) => ({ linkId, column, value: after })),
    ),
  )
  await writeRegimeOptions(work, linked, importId)
  const salaries = await writeRowSalaries(work, linked)
  await openOnboarding(work, linked.filter(opensOnboarding))
  const written = linked.map(
    (row): PersonWritten => ({
      personId: row.personId,
      isNewPerson: row.isNewPerson && row.isFirstOfPerson,
      linkId: row.linkId,
      isNewLink: row.isNewLink,
      columns: row.changes
        .map(({ column }) => column)
        .filter((column) => row.isFirstOfPerson || !PERSON_COLUMNS.includes(column)),
      salary: salaries.get(row.linkId) ?? null,
      addressId: row.isFirstOfPerson ? (addressIds.get(row.personId) ?? null) : null,
      opensOnboarding: opensOnboarding(row),
    }),
  )
  await recordRows(work, linked, importId)
  return written
}

/** Finds whom rows are about, and stores who is not there yet. */
async function placeRows(
  work: Work,
  rows: readonly RowToWrite<PersonRow>[],
  { importId, today }: { importId: number; today: IsoDate },
): Promise<Placed[]> {
  const { database } = work
  const found = await peopleOnRecord(
    database,
    rows.map(({ values }) => values),
    today,
  )
  const fresh = new Map(
    rows.flatMap(({ values }, at) => (found[at]?.personId === null ? [[values.cpf, values] as const] : [])),
  )
  const stored =
    fresh.size === 0
      ? []
      : await database
          .insert(people)
          .values(
            [...fresh.values()].map((values) => ({
              cpf: values.cpf,
              name: values.nome,
              birthDate: values.data_nascimento,
              sex: values.sexo,
              email: values.email,
              importId,
              createdAt: work.now,
            })),
          )
          .returning({ id: people.id, cpf: people.cpf })
  const ids = new Map(stored.map(({ id, cpf }) => [cpf, id]))
  const open = await openOnes(
    work,
    found.flatMap(({ personId }) => personId ?? []),
  )
  const seen = new Set<number>()
  return rows.map(({ line, values, changes }, at) => {
    const personId = found[at]?.personId ?? ids.get(values.cpf)
    if (personId === undefined) throw new Error('a person was not stored')
    const isFirstOfPerson = !seen.has(personId)
    seen.add(personId)
    const linkId = found[at]?.linkId ?? null
    const isNewPerson = ids.has(values.cpf)
    const isBrought = isNewPerson || found[at]?.broughtBy === importId
    const wasOpen = open.has(personId)
    return { line, values, changes, personId, linkId, isNewPerson, isBrought, isFirstOfPerson, wasOpen }
  })
}

async function openOnes({ database }: Work, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .select({ id: people.id, isOpen: people.onboardingOpen })
    .from(people)
    .where(inArray(people.id, [...ids]))
  return new Set(rows.flatMap(({ id, isOpen }) => (isOpen ? [id] : [])))
}

/** Who joins contributing goes through the first access. */
function opensOnboarding({ values, isNewLink, wasOpen }: Placed & { isNewLink: boolean }): boolean {
  const { categoria_id: category, situacao_id: situation } = values
  return isNewLink && !wasOpen && category === Category.taxpayer && situation === Situation.active
}

async function openOnboarding({ database }: Work, rows: readonly Placed[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ personId }) => personId)
  await database.update(people).set({ onboardingOpen: true }).where(inArray(people.id, ids))
}

function accountOf({ personId, values, changes }: Placed): AccountToWrite[] {
  const { banco, agencia, conta } = values
  if (!touches(changes, ACCOUNT_COLUMNS) || banco === null || agencia === null || conta === null) return []
  return [{ personId, account: { banco, agencia, conta } }]
}

/** A new enrolment has its salary from its first day, one that is there from the first of this month. */
async function writeRowSalaries(
  work: Work,
  rows: readonly (Placed & { linkId: number; isNewLink: boolean })[],
): Promise<Map<number, WrittenSalary>> {
  const month = `${saoPauloDateOf(work.now).slice(0, 7)}-01`
  const told = rows.flatMap(({ linkId, isNewLink, values: { salario, data_adesao }, changes }) =>
    salario !== null && touches(changes, ['salario'])
      ? [{ linkId, amount: salario, validFrom: isNewLink ? data_adesao : month }]
      : [],
  )
  const written = await writeSalaries(work, told)
  return new Map(told.flatMap(({ linkId }, at) => (written[at] ? [[linkId, written[at]]] : [])))
}

async function recordRows(
  work: Work,
  rows: readonly (Placed & { linkId: number })[],
  importId: number,
): Promise<void> {
  await auditAll(
    work,
    rows.map(({ personId, isBrought, linkId, line, changes }) => ({
      // Nobody's data changed where there was nobody: and an import that is undone leaves nobody behind.
      subjectId: isBrought ? null : personId,
      action: 'person.imported' as const,
      entityId: linkId,
      after: { import: importId, line, columns: changes.map(({ column }) => column) },
    })),
  )
}
