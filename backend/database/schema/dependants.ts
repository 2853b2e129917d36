import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import { PLAN_KINSHIPS, TAX_KINSHIPS } from '#domain/dependants/kinships.ts'
import { calendarDate, identity, instant } from './columns.ts'
import { people } from './people.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** Why a dependant does not count any more. `age` is known from the first day on; `changed`: a later row says what holds. */
export const DEPENDANT_END_REASONS = ['age', 'death', 'separation', 'other', 'changed'] as const
export type DependantEndReason = (typeof DEPENDANT_END_REASONS)[number]

const listed = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

/**
 * Dependants of people, for the income tax (type 1, of the person) and for the plan (type 2, of a link). A row holds from its first to its
 * last day, both included; what is changed ends it and begins another. Re-registration and requests write the same rows.
 */
export const dependants = pgTable(
  'dependants',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    /** 1 income tax, 2 plan. */
    type: integer('type').$type<1 | 2>().notNull(),
    /** Whose plan it is for; null for the income tax. */
    linkId: integer('link_id').references(() => planLinks.id),
    name: text('name').notNull(),
    /** Eleven digits. */
    cpf: text('cpf').notNull(),
    birthDate: calendarDate('birth_date').notNull(),
    kinship: text('kinship', {
      enum: [...TAX_KINSHIPS, ...PLAN_KINSHIPS] as [string, ...string[]],
    }).notNull(),
    /** Points; 100 for the income tax. */
    share: numeric('share', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    isStudent: boolean('is_student').notNull(),
    isDisabled: boolean('is_disabled').notNull(),
    validFrom: calendarDate('valid_from').notNull(),
    /** Last day; null: without an end. The day before the first one: changed on its own first day. */
    validUntil: calendarDate('valid_until'),
    /** Null exactly where there is no end. */
    endReason: text('end_reason', { enum: DEPENDANT_END_REASONS }),
    /** Null: it was there before the portal. */
    addedBy: integer('added_by').references(() => requests.id),
    /** Null: none did, or the age. */
    endedBy: integer('ended_by').references(() => requests.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('dependants_person').on(table.personId, table.type, table.validFrom),
    index('dependants_link').on(table.linkId),
    index('dependants_cpf').on(table.cpf),
    index('dependants_added_by').on(table.addedBy),
    index('dependants_ended_by').on(table.endedBy),
    check(
      'dependants_type',
      sql`(${table.type} = 1 and ${table.linkId} is null) or (${table.type} = 2 and ${table.linkId} is not null)`,
    ),
    check('dependants_cpf_digits', sql`${table.cpf} ~ '^[0-9]{11}$'`),
    check('dependants_share', sql`${table.share} > 0 and ${table.share} <= 100`),
    check(
      'dependants_kinship',
      sql.raw(
        `(type = 1 and kinship in (${listed(TAX_KINSHIPS)})) or (type = 2 and kinship in (${listed(PLAN_KINSHIPS)}))`,
      ),
    ),
    check('dependants_days', sql`${table.validUntil} >= ${table.validFrom} - 1`),
    check('dependants_end', sql`(${table.validUntil} is null) = (${table.endReason} is null)`),
    check('dependants_end_reason', sql.raw(`end_reason in (${listed(DEPENDANT_END_REASONS)})`)),
  ],
)
