import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { accountChecks, accountColumns, instant, phoneCheck } from './columns.ts'
import { people } from './people.ts'

/** How a person is reached beside their e-mail. Telephones as `keptPhone` of the domain; null: none. */
export const personContacts = pgTable(
  'person_contacts',
  {
    personId: integer('person_id')
      .primaryKey()
      .references(() => people.id),
    mobilePhone: text('mobile_phone'),
    homePhone: text('home_phone'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    phoneCheck('person_contacts_mobile', table.mobilePhone, 'mobile'),
    phoneCheck('person_contacts_home', table.homePhone, 'any'),
  ],
)

/** The account into which benefits and refunds of a person are paid. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    personId: integer('person_id')
      .primaryKey()
      .references(() => people.id),
    ...accountColumns(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => accountChecks('bank_accounts', table),
)
