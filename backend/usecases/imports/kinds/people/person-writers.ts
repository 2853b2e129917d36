import { eq, inArray, sql } from 'drizzle-orm'
import { addresses } from '#backend/database/schema/addresses.ts'
import { bankAccounts, personContacts } from '#backend/database/schema/contacts.ts'
import { people } from '#backend/database/schema/people.ts'
import { tell } from '#backend/messages/tell.ts'
import { changeEmail } from '#backend/usecases/people/change-email.ts'
import type { Work } from '#backend/work.ts'
import type { PersonRow } from '#domain/imports/people-sheet.ts'
import type { RowChange } from '#domain/imports/row-changes.ts'
import { ACCOUNT_COLUMNS, ADDRESS_COLUMNS } from './judge-people.ts'
import { phoneColumn } from './people-on-record.ts'

/** What is written of a person: a column, and what it will be; null takes it away. */
export type PersonChange = { personId: number; column: string; value: RowChange['after'] }

/** Name, birth and sex of people who are there. */
export async function writeDetails({ database }: Work, changes: readonly PersonChange[]): Promise<void> {
  const fields = { nome: 'name', data_nascimento: 'birth_date', sexo: 'sex' } as const
  for (const [column, field] of Object.entries(fields)) {
    const told = changes.filter((change) => change.column === column)
    if (told.length === 0) continue
    await database.execute(sql`
      update people set ${sql.identifier(field)} = told.value::${sql.raw(field === 'birth_date' ? 'date' : 'text')}
      from json_to_recordset(${JSON.stringify(told)}) as told("personId" int, value text) where people.id = told."personId"`)
  }
}

/** E-mail addresses, each told to the old and the new one; a person who had none before the import has none again. */
export async function writeEmails(work: Work, changes: readonly PersonChange[]): Promise<void> {
  for (const { personId, column, value } of changes) {
    if (column !== 'email') continue
    if (typeof value === 'string') await changeEmail(work, { personId, email: value, by: 'import' })
    else await work.database.update(people).set({ email: null }).where(eq(people.id, personId))
  }
}

/** Telephones: a mobile or another one, as their digits tell. `digits`: of the one that is written or taken away. */
export async function writePhones(
  { database, now }: Work,
  changes: readonly (PersonChange & { digits: string })[],
): Promise<void> {
  for (const field of ['mobilePhone', 'homePhone'] as const) {
    const told = changes.filter(({ digits }) => phoneColumn(digits) === field)
    if (told.length === 0) continue
    await database
      .insert(personContacts)
      .values(told.map(({ personId, value }) => ({ personId, [field]: value, updatedAt: now })))
      .onConflictDoUpdate({
        target: personContacts.personId,
        set: {
          [field]: sql.raw(`excluded.${field === 'mobilePhone' ? 'mobile_phone' : 'home_phone'}`),
          updatedAt: now,
        },
      })
  }
}

/** An account by its columns; null: none. */
export type AccountToWrite = {
  personId: number
  account: Readonly<Record<(typeof ACCOUNT_COLUMNS)[number], string>> | null
}

/** Where people are paid; those who were paid somewhere else are told. */
export async function writeAccounts(
  work: Work,
  accounts: readonly AccountToWrite[],
  { tells }: { tells: (personId: number) => boolean },
): Promise<void> {
  const { database, now } = work
  const gone = accounts.filter(({ account }) => account === null).map(({ personId }) => personId)
  if (gone.length > 0) await database.delete(bankAccounts).where(inArray(bankAccounts.personId, gone))
  const kept = accounts.flatMap(({ personId, account }) =>
    account === null
      ? []
      : [{ personId, bank: account.banco, agency: account.agencia, account: account.conta, updatedAt: now }],
  )
  if (kept.length > 0)
    await database
      .insert(bankAccounts)
      .values(kept)
      .onConflictDoUpdate({
        target: bankAccounts.personId,
        set: {
          bank: sql`excluded.bank`,
          agency: sql`excluded.agency`,
          account: sql`excluded.account`,
          updatedAt: now,
        },
      })
  for (const { personId } of accounts)
    if (tells(personId)) await tell(work, 'conta_alterada', { personId, planId: null }, {})
}

/** Whether changes touch some columns. */
export function touches(changes: readonly RowChange[], columns: readonly string[]): boolean {
  return changes.some(({ column }) => columns.includes(column))
}

/** Puts addresses in force, each known as the import's. @returns their ids by person */
export async function writeAddresses(
  { database, now }: Work,
  rows: readonly { personId: number; values: PersonRow; changes: readonly RowChange[] }[],
  importId: number,
): Promise<Map<number, number>> {
  const told = rows.filter(({ changes }) => touches(changes, ADDRESS_COLUMNS))
  if (told.length === 0) return new Map()
  const stored = await database
    .insert(addresses)
    .values(
      told.map(({ personId, values }) => ({
        personId,
        savedAt: now,
        livesAbroad: false,
        postalCode: values.cep ?? '',
        street: values.logradouro ?? '',
        number: values.numero ?? '',
        complement: values.complemento ?? '',
        neighborhood: values.bairro ?? '',
        city: values.cidade ?? '',
        state: values.uf ?? '',
        country: 'BR',
        taxNumber: '',
        importId,
      })),
    )
    .returning({ id: addresses.id, personId: addresses.personId })
  return new Map(stored.map(({ id, personId }) => [personId, id]))
}
