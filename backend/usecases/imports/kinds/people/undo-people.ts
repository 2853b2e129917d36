import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { idList } from '#backend/database/id-list.ts'
import { addresses } from '#backend/database/schema/addresses.ts'
import { bankAccounts, personContacts } from '#backend/database/schema/contacts.ts'
import { salaries } from '#backend/database/schema/contributions.ts'
import { waitingBankAccounts } from '#backend/database/schema/identity.ts'
import { ledgerEntries } from '#backend/database/schema/ledger.ts'
import { people } from '#backend/database/schema/people.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { taxRegimeOptions } from '#backend/database/schema/tax-regime-options.ts'
import { auditAll } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { CheckFacts } from '#domain/imports/import-sheet.ts'
import type { RowChange } from '#domain/imports/own-data.ts'
import type { PersonRow } from '#domain/imports/people-sheet.ts'
import type { ImportRun, UndoObstacle, WrittenRow } from '../define-import.ts'
import { referencesTo } from '../references.ts'
import { undoSalaries } from '../salary-writers.ts'
import { writeLinkFacts } from './link-writers.ts'
import { peopleOnRecord } from './people-on-record.ts'
import { writeAccounts, writeDetails, writeEmails, writePhones } from './person-writers.ts'
import { ACCOUNT_COLUMNS } from './validate-people.ts'
import type { PersonWritten } from './write-people.ts'

type Row = WrittenRow<PersonRow, PersonWritten>

/** Tables whose rows come and go with an enrolment that an import brought; further rows of theirs are looked for one by one. */
const OF_LINK = ['salaries', 'tax_regime_options', 'ledger_entries']

/** The same of a person. What only tells who looked keeps the person, and stands in no way. */
const RECORDS = [
  'audit_entries',
  'person_accesses',
  'person_access_records',
  'notifications',
  'emails',
  'identity_changes',
  'email_holds',
]
const OF_PERSON = [
  'plan_links',
  'addresses',
  'person_contacts',
  'bank_accounts',
  'waiting_bank_accounts',
  ...RECORDS,
]

/** Obstacles to undoing rows: somebody changed a value that they wrote, or other records depend on a person whom they brought. */
export async function peopleObstacles(
  database: Querier,
  rows: readonly Row[],
  { importId }: ImportRun,
  { today }: CheckFacts,
): Promise<(UndoObstacle | null)[]> {
  const found = await peopleOnRecord(
    database,
    rows.map(({ values }) => values),
    today,
  )
  const newLinks = rows.flatMap(({ written: { isNewLink, linkId } }) => (isNewLink ? [linkId] : []))
  const newPeople = rows.flatMap(({ written: { isNewPerson, personId } }) => (isNewPerson ? [personId] : []))
  const links = await referencesTo(database, 'plan_links', newLinks, OF_LINK)
  for (const [id, table] of await laterFacts(database, rows, importId)) links.set(id, table)
  const persons = await referencesTo(database, 'people', newPeople, OF_PERSON)
  for (const id of await withOtherLinks(database, rows, importId)) persons.set(id, 'plan_links')
  for (const id of await calledToReRegister(database, newPeople)) persons.set(id, 're-registration')
  return rows.map(({ changes, written }, at): UndoObstacle | null => {
    const values = found[at]?.values ?? {}
    const isChanged = changes.some(
      ({ column, after }) => written.columns.includes(column) && values[column] !== after,
    )
    if (isChanged) return 'changed'
    const table = (written.isNewLink && links.get(written.linkId)) || persons.get(written.personId)
    return table ? `used:${table}` : null
  })
}

/** Salaries and tax regimes that new enrolments were given by somebody else, and money that no import brought, or none took back. */
async function laterFacts(
  database: Querier,
  rows: readonly Row[],
  importId: number,
): Promise<[number, string][]> {
  const linkIds = rows.flatMap(({ written: { isNewLink, linkId } }) => (isNewLink ? [linkId] : []))
  if (linkIds.length === 0) return []
  const own = rows.flatMap(({ written: { salary } }) => salary?.id ?? [])
  const paid = await database
    .selectDistinct({ id: salaries.linkId })
    .from(salaries)
    .where(and(inArray(salaries.linkId, linkIds), own.length > 0 ? notInArray(salaries.id, own) : undefined))
  const chosen = await database
    .selectDistinct({ id: taxRegimeOptions.linkId })
    .from(taxRegimeOptions)
    .where(
      and(
        inArray(taxRegimeOptions.linkId, linkIds),
        sql`${taxRegimeOptions.importId} is distinct from ${importId}`,
      ),
    )
  const { rows: credited } = await database.execute<{ id: number }>(sql`
    select distinct e.link_id as id from ledger_entries e
    where e.link_id = any(${idList(linkIds)}) and (e.cause_kind <> 'import' or e.corrects_entry_id is null
      and not exists (select from ledger_entries reversal where reversal.corrects_entry_id = e.id))`)
  return [
    ...credited.map(({ id }): [number, string] => [id, 'ledger_entries']),
    ...paid.map(({ id }): [number, string] => [id, 'salaries']),
    ...chosen.map(({ id }): [number, string] => [id, 'tax_regime_options']),
  ]
}

/** People of this import who joined a plan in another way since. */
async function withOtherLinks(database: Querier, rows: readonly Row[], importId: number): Promise<number[]> {
  const ids = rows.flatMap(({ written: { isNewPerson, personId } }) => (isNewPerson ? [personId] : []))
  if (ids.length === 0) return []
  // A further row of the same sheet brought its enrolment too, which comes off with it.
  const { rows: found } = await database.execute<{ id: number }>(sql`
    select distinct person_id as id from plan_links
    where person_id = any(${idList(ids)}) and import_id is distinct from ${importId}`)
  return found.map(({ id }) => id)
}

/** People of this import who are asked to re-register since: it stands on their own row. */
async function calledToReRegister(database: Querier, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await database
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, [...ids]), isNotNull(people.reRegistrationStatus)))
  return found.map(({ id }) => id)
}

/** Takes back what rows wrote. Of whom somebody looked up meanwhile the CPF and the name stay, since the record of accesses names them. */
export async function undoPeople(work: Work, rows: readonly Row[], { importId }: ImportRun): Promise<void> {
  const brought = await broughtBy(work, rows, importId)
  await undoLinks(work, rows, importId)
  await undoPersons(work, rows)
  await auditAll(
    work,
    rows.map(({ line, written: { personId, linkId, columns } }) => ({
      subjectId: brought.has(personId) ? null : personId,
      action: 'person.import-undone' as const,
      entityId: linkId,
      after: { import: importId, line, columns },
    })),
  )
}

/** People whom the import brought: nobody was there whose data it changed. */
async function broughtBy({ database }: Work, rows: readonly Row[], importId: number): Promise<Set<number>> {
  const ids = rows.map(({ written }) => written.personId)
  const found = await database
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, ids), eq(people.importId, importId)))
  return new Set(found.map(({ id }) => id))
}

async function undoLinks(work: Work, rows: readonly Row[], importId: number): Promise<void> {
  const { database } = work
  await undoSalaries(
    work,
    rows.flatMap(({ written: { salary } }) => salary ?? []),
  )
  const chosen = rows.flatMap(({ written: { linkId, columns } }) =>
    columns.includes('regime_tributario') ? [linkId] : [],
  )
  if (chosen.length > 0)
    await database
      .delete(taxRegimeOptions)
      .where(and(inArray(taxRegimeOptions.linkId, chosen), eq(taxRegimeOptions.importId, importId)))
  const isKept = ({ written }: Row) => !written.isNewLink
  await writeLinkFacts(
    work,
    rows
      .filter(isKept)
      .flatMap((row) =>
        backOf(row).map(({ column, before }) => ({ linkId: row.written.linkId, column, value: before })),
      ),
  )
  const gone = rows.filter((row) => !isKept(row)).map(({ written }) => written.linkId)
  if (gone.length === 0) return
  // Money that imports credited and took back comes to nothing, and goes with the enrolment that nobody has.
  await database.delete(ledgerEntries).where(inArray(ledgerEntries.linkId, gone))
  await database.delete(planLinks).where(inArray(planLinks.id, gone))
}

/** Changes to reverse: those of the columns that the row wrote. */
function backOf({ changes, written: { columns } }: Row): RowChange[] {
  return changes.filter(({ column }) => columns.includes(column))
}

async function undoPersons(work: Work, rows: readonly Row[]): Promise<void> {
  const { database } = work
  const addressIds = rows.flatMap(({ written: { addressId } }) => addressId ?? [])
  if (addressIds.length > 0) await database.delete(addresses).where(inArray(addresses.id, addressIds))
  await dropNewPeople(
    work,
    rows.flatMap(({ written: { isNewPerson, personId } }) => (isNewPerson ? [personId] : [])),
  )
  const known = rows.filter(({ written: { isNewPerson } }) => !isNewPerson)
  const changes = known.flatMap((row) =>
    backOf(row).map(({ column, before }) => ({ personId: row.written.personId, column, value: before })),
  )
  await writeDetails(work, changes)
  await writeEmails(work, changes)
  await writePhones(
    work,
    known.flatMap((row) =>
      backOf(row)
        .filter(({ column }) => column === 'telefone')
        .map(({ before, after, column }) => ({
          personId: row.written.personId,
          column,
          value: before,
          phone: String(after),
        })),
    ),
    { isKnown: () => true },
  )
  await writeAccounts(work, known.flatMap(accountBefore), { tells: () => true })
  await closeOnboarding(
    work,
    known.flatMap(({ written: { opensOnboarding, personId } }) => (opensOnboarding ? [personId] : [])),
  )
}

/** The account of before: a column that did not change is what the row says. */
function accountBefore(row: Row) {
  const back = backOf(row)
  if (!back.some(({ column }) => (ACCOUNT_COLUMNS as readonly string[]).includes(column))) return []
  const before = (column: (typeof ACCOUNT_COLUMNS)[number]) => {
    const change = back.find((one) => one.column === column)
    return change === undefined ? row.values[column] : (change.before as string | null)
  }
  const [banco, agencia, conta] = ACCOUNT_COLUMNS.map(before)
  const account = banco && agencia && conta ? { banco, agencia, conta } : null
  return [{ personId: row.written.personId, account }]
}

async function closeOnboarding({ database }: Work, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await database
      .update(people)
      .set({ onboardingOpen: false })
      .where(inArray(people.id, [...ids]))
}

async function dropNewPeople(work: Work, ids: readonly number[]): Promise<void> {
  const { database } = work
  if (ids.length === 0) return
  const isOne = inArray(people.id, [...ids])
  await database.delete(personContacts).where(inArray(personContacts.personId, [...ids]))
  await database.delete(bankAccounts).where(inArray(bankAccounts.personId, [...ids]))
  await database.delete(waitingBankAccounts).where(inArray(waitingBankAccounts.personId, [...ids]))
  const named = await referencesTo(database, 'people', ids, [])
  const bare = [...named.keys()]
  if (bare.length > 0)
    await database
      .update(people)
      .set({ email: null, birthDate: null, sex: null, onboardingOpen: false, importId: null })
      .where(inArray(people.id, bare))
  await database.delete(people).where(bare.length > 0 ? and(isOne, notInArray(people.id, bare)) : isOne)
}
