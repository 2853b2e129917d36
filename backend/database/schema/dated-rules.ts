import { sql } from 'drizzle-orm'
import { check, customType, integer, jsonb, pgSequence, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant } from './columns.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'

/** Days from the first, included, to the last, excluded, as PostgreSQL writes them: `[2026-01-01,2027-01-01)`, `[2026-01-01,)`. */
const dayRange = customType<{ data: string }>({ dataType: () => 'daterange' })

/**
 * Rules with dates: what each plan (or, without a plan, everybody) goes by between two days. A change is a new row; `sql/dated-rules.sql`
 * lets no two rows of a kind and plan hold on one day, and no row change but to end earlier or, before it begins, to be withdrawn, either
 * for a row that takes over.
 */
export const datedRules = pgTable(
  'dated_rules',
  {
    id: identity(),
    /** Kind of rule, as `backend/rules` declares it. */
    kind: text('kind').notNull(),
    /** Null: for everybody. */
    planId: integer('plan_id').references(() => plans.id),
    /** 1, 2, 3 … within kind and plan, in the order of publication; never given twice. */
    version: integer('version').notNull(),
    during: dayRange('during').notNull(),
    rules: jsonb('rules').$type<unknown>().notNull(),
    /** Law, article of the regulation or act that set this version. */
    source: text('source').notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Null: came with the installation. */
    publishedBy: integer('published_by').references(() => people.id),
    note: text('note').notNull().default(''),
    /** Replaced before it began: it was never in force. */
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: integer('withdrawn_by').references(() => people.id),
  },
  (table) => [
    unique('dated_rules_version').on(table.kind, table.planId, table.version).nullsNotDistinct(),
    check('dated_rules_during', sql`not isempty(${table.during}) and not lower_inf(${table.during})`),
    check('dated_rules_source', sql`${table.source} <> ''`),
  ],
)

/** Never gives a number twice, so that a draft made after another was thrown away is not taken for it. */
export const ruleDraftVersions = pgSequence('rule_draft_versions')

/** Rules being prepared, at most one of each kind and plan, shared by everyone who may prepare. */
export const ruleDrafts = pgTable(
  'rule_drafts',
  {
    id: identity(),
    kind: text('kind').notNull(),
    planId: integer('plan_id').references(() => plans.id),
    version: integer('version').notNull(),
    rules: jsonb('rules').$type<unknown>().notNull(),
    /** Wanted first day; null while it is open. */
    fromDay: calendarDate('from_day'),
    source: text('source').notNull(),
    note: text('note').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: integer('updated_by')
      .notNull()
      .references(() => people.id),
  },
  (table) => [unique('rule_drafts_one').on(table.kind, table.planId).nullsNotDistinct()],
)
