import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  char,
  check,
  customType,
  date,
  integer,
  numeric,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** Generated identity; fits the wire's 32-bit ids. */
export const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

/** Instant with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Calendar date of São Paulo as `AAAA-MM-DD`. */
export const calendarDate = (name: string) => date(name, { mode: 'string' })

/** Reais with two decimals. Fifteen digits fit a JavaScript number without loss. */
export const reais = (name: string) => numeric(name, { precision: 15, scale: 2, mode: 'number' })

/** Percentage in points, four decimals. */
export const percentPoints = (name: string) => numeric(name, { precision: 7, scale: 4, mode: 'number' })

/** Quotas, eight decimals, as decimal text: a JavaScript number could not hold every digit. */
export const quotas = (name: string) => numeric(name, { precision: 20, scale: 8 })

/** Value of one quota, eight decimals, as decimal text. */
export const unitValue = (name: string) => numeric(name, { precision: 18, scale: 8 })

/** Month of reference, `AAAA-MM`. */
export const competence = (name: string) => text(name)

/** Content of a file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** How a telephone is written: of Brazil so many digits with the area code, of another country `+` and those that every network dials. */
export const phoneCheck = (name: string, column: AnyPgColumn, ofBrazil: 'mobile' | 'any') =>
  check(
    name,
    ofBrazil === 'mobile'
      ? sql`${column} ~ '^([0-9]{11}|[+](?!55)[1-9][0-9]{7,14})$'`
      : sql`${column} ~ '^([0-9]{10,11}|[+](?!55)[1-9][0-9]{7,14})$'`,
  )

/** Number of a slip with the collection it was issued under; null for what is paid otherwise. */
export const slipColumns = () => ({
  slipNumber: char('slip_number', { length: 8 }),
  portfolio: char('portfolio', { length: 3 }),
  collectionAgency: char('collection_agency', { length: 4 }),
  collectionAccount: char('collection_account', { length: 5 }),
})

/** A bank account: COMPE number of three digits, agency of four, the account as its bank writes it, with a dash before the check digit. */
export const accountColumns = () => ({
  bank: text('bank').notNull(),
  agency: text('agency').notNull(),
  account: text('account').notNull(),
})

/** How a bank account is written, in whatever table it stands: COMPE number, agency without its digit, account with a dash before it. */
export const accountChecks = (
  table: string,
  { bank, agency, account }: Record<'bank' | 'agency' | 'account', AnyPgColumn>,
) => [
  check(`${table}_bank`, sql`${bank} ~ '^[0-9]{3}$'`),
  check(`${table}_agency`, sql`${agency} ~ '^[0-9]{4}$'`),
  check(`${table}_account`, sql`${account} ~ '^[0-9]{1,12}-[0-9XP]$'`),
]
