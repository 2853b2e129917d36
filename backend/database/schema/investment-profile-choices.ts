import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { calendarDate, identity, instant, reais, unitValue } from './columns.ts'
import { investmentProfiles } from './investment-profiles.ts'
import { planLinks } from './plans.ts'
import { requests } from './requests.ts'

/** A filled questionnaire and what came of it. Never changed; the newest one of a link counts. */
export const investmentProfileResults = pgTable(
  'profile_results',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    /** Number of the published version of the questionnaire, which is never deleted. */
    questionnaireVersion: smallint('questionnaire_version').notNull(),
    /** Chosen options by question. */
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    score: smallint('score').notNull(),
    /** By the score alone. */
    profileByScore: integer('profile_by_score')
      .notNull()
      .references(() => investmentProfiles.id),
    /** After the caps. */
    profileId: integer('profile_id')
      .notNull()
      .references(() => investmentProfiles.id),
    /** Ids of the caps that lowered it, the strictest first. */
    appliedCaps: text('applied_caps').array().notNull(),
    answeredOn: calendarDate('answered_on').notNull(),
    /** Last day on which it is good. */
    validUntil: calendarDate('valid_until').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('profile_results_link').on(table.linkId, table.id),
    check('profile_results_score', sql`${table.score} >= 0`),
    check('profile_results_order', sql`${table.validUntil} >= ${table.answeredOn}`),
  ],
)

/** A granted change of profile, or the first choice of a new participant: waits for its day, and then keeps the unit values at which the balance went over. */
export const investmentProfileSwitches = pgTable(
  'profile_switches',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    /** Null for the first choice, made in the first access. */
    requestId: integer('request_id')
      .unique()
      .references(() => requests.id),
    fromProfileId: integer('from_profile_id')
      .notNull()
      .references(() => investmentProfiles.id),
    toProfileId: integer('to_profile_id')
      .notNull()
      .references(() => investmentProfiles.id),
    /** Day from which the balance is in the new profile. */
    effectiveOn: calendarDate('effective_on').notNull(),
    /** Last day of the window: only later unit values may be used. */
    windowClosedOn: calendarDate('window_closed_on').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** All null while it waits. */
    carriedOutAt: instant('carried_out_at'),
    quotaDate: calendarDate('quota_date'),
    oldUnitValue: unitValue('old_unit_value'),
    newUnitValue: unitValue('new_unit_value'),
    /** Money that went over, the same on both sides. */
    balance: reais('balance'),
  },
  (table) => [
    index('profile_switches_link').on(table.linkId, table.effectiveOn),
    index('profile_switches_waiting').on(table.effectiveOn).where(sql`${table.carriedOutAt} is null`),
    check('profile_switches_profiles', sql`${table.fromProfileId} <> ${table.toProfileId}`),
    check(
      'profile_switches_whole',
      sql`num_nulls(${table.carriedOutAt}, ${table.quotaDate}, ${table.oldUnitValue}, ${table.newUnitValue}, ${table.balance}) in (0, 5)`,
    ),
  ],
)
