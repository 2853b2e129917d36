import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { openHoldOf } from '#backend/database/queries/identity.ts'
import { addresses } from '#backend/database/schema/addresses.ts'
import { bankAccounts, personContacts } from '#backend/database/schema/contacts.ts'
import { emailHolds, waitingBankAccounts } from '#backend/database/schema/identity.ts'
import { people } from '#backend/database/schema/people.ts'
import { changeEmail } from '#backend/usecases/identity/change-email.ts'
import { endHold } from '#backend/usecases/identity/hold-email.ts'
import { recordIdentityChanges } from '#backend/usecases/identity/record-identity-change.ts'
import { notifyAccountChange, storeBankAccount } from '#backend/usecases/identity/waiting-account.ts'
import type { Work } from '#backend/work.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { isHeld } from '#domain/identity/identity-protection.ts'
import type { RowChange } from '#domain/imports/own-data.ts'
import type { PersonRow } from '#domain/imports/people-sheet.ts'
import { phoneColumn } from './people-on-record.ts'
import { ACCOUNT_COLUMNS, ADDRESS_COLUMNS } from './validate-people.ts'

/** New value of a person's column; null removes it. */
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
    else await removeEmail(work, personId)
  }
}

/** Who had no e-mail before has none again, and nothing waits with it. */
export async function removeEmail(work: Work, personId: number): Promise<void> {
  await work.database.update(people).set({ email: null }).where(eq(people.id, personId))
  const hold = await openHoldOf(work.database, personId)
  if (hold) await endHold(work, hold, 'taken-back')
}

/** Telephones, each where `phoneColumn` keeps it. Of who is there already it is a change of how they are known. `phone`: the one that is written or taken away. */
export async function writePhones(
  work: Work,
  changes: readonly (PersonChange & { phone: string })[],
  { isKnown }: { isKnown: (personId: number) => boolean },
): Promise<void> {
  const { database, now } = work
  for (const field of ['mobilePhone', 'homePhone'] as const) {
    const told = changes.filter(({ phone }) => phoneColumn(phone) === field)
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
  const ids = new Set(changes.map(({ personId }) => personId).filter(isKnown))
  await recordPhones(work, [...ids])
}

/** Keeps whose telephones a sheet changed, of those who were there before it. */
async function recordPhones(work: Work, personIds: readonly number[]): Promise<void> {
  const changes = personIds.map((personId) => ({ personId, fact: 'phones' as const, way: 'import' as const }))
  await recordIdentityChanges(work, changes)
}

/** An account by its columns; null: none. */
export type AccountToWrite = {
  personId: number
  account: Readonly<Record<(typeof ACCOUNT_COLUMNS)[number], string>> | null
}

/**
 * Where people are paid; those who were paid somewhere else are told. Of whom an e-mail waits, the account waits with it, but for the one that is
 * in force already.
 */
export async function writeAccounts(
  work: Work,
  accounts: readonly AccountToWrite[],
  { tells }: { tells: (personId: number) => boolean },
): Promise<void> {
  if (accounts.length === 0) return
  const { database } = work
  const opensOn = await heldAmong(
    work,
    accounts.map(({ personId }) => personId),
  )
  const gone = accounts.filter(({ account }) => account === null).map(({ personId }) => personId)
  if (gone.length > 0) {
    await database.delete(bankAccounts).where(inArray(bankAccounts.personId, gone))
    await database.delete(waitingBankAccounts).where(inArray(waitingBankAccounts.personId, gone))
  }
  for (const { personId, account } of accounts) {
    if (account === null || !opensOn.has(personId)) continue
    await storeBankAccount(work, personId, {
      bank: account.banco,
      agency: account.agencia,
      account: account.conta,
    })
  }
  await putInForce(
    work,
    accounts.filter(({ personId }) => !opensOn.has(personId)),
  )
  for (const { personId, account } of accounts) {
    if (!tells(personId)) continue
    await notifyAccountChange(work, personId, account === null ? null : (opensOn.get(personId) ?? null))
  }
}

/** People among some whose e-mail waits, and the day on which it does not any more. */
async function heldAmong(
  { database, now }: Work,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, IsoDate>> {
  const rows = await database
    .select({ personId: emailHolds.personId, opensOn: emailHolds.opensOn })
    .from(emailHolds)
    .where(and(inArray(emailHolds.personId, [...personIds]), isNull(emailHolds.endedAt)))
  const held = rows.filter((row) => isHeld(row, saoPauloDateOf(now)))
  return new Map(held.map((row) => [row.personId, row.opensOn]))
}

async function putInForce({ database, now }: Work, accounts: readonly AccountToWrite[]): Promise<void> {
  const kept = accounts.flatMap(({ personId, account }) =>
    account === null
      ? []
      : [{ personId, bank: account.banco, agency: account.agencia, account: account.conta, updatedAt: now }],
  )
  if (kept.length === 0) return
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
      // Put back or told once more, it is no younger for that.
      setWhere: sql`(${bankAccounts.bank}, ${bankAccounts.agency}, ${bankAccounts.account}) is distinct from
        (excluded.bank, excluded.agency, excluded.account)`,
    })
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
