import { sql } from 'drizzle-orm'
import { char, check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { calendarDate, identity } from './columns.ts'
import { plans } from './plans.ts'

/** Companies that work for a plan, shown to its participants. */
export const suppliers = pgTable(
  'suppliers',
  {
    id: identity(),
    /** Null: works for the whole entity, shown in every plan. */
    planId: integer('plan_id').references(() => plans.id),
    name: text('name').notNull(),
    /** Fourteen characters, no mask; letters are possible since July 2026. */
    cnpj: char('cnpj', { length: 14 }).notNull(),
    /** 1 custódia, 2 auditoria, 3 atuária, 4 gestão, 5 tecnologia, 6 jurídico. */
    category: smallint('category').notNull(),
    /** Days of the contract, both inclusive; `endsOn` null: without an end. */
    startsOn: calendarDate('starts_on').notNull(),
    endsOn: calendarDate('ends_on'),
    /** An https address. */
    site: text('site'),
    /** E-mail or telephone for the public. */
    contact: text('contact'),
  },
  (table) => [
    unique('suppliers_contract')
      .on(table.cnpj, table.planId, table.category, table.startsOn)
      .nullsNotDistinct(),
    index('suppliers_plan').on(table.planId),
    check('suppliers_cnpj_shape', sql`${table.cnpj} ~ '^[0-9A-Z]{12}[0-9]{2}$'`),
    check('suppliers_category', sql`${table.category} between 1 and 6`),
    check('suppliers_order', sql`${table.endsOn} is null or ${table.endsOn} >= ${table.startsOn}`),
    check('suppliers_site', sql`${table.site} ~ '^https://'`),
  ],
)
