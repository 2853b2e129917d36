import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { calendarDate, competence, instant } from './columns.ts'
import { planLinks } from './plans.ts'

/** First accesses by plan link, begun with the first step that is saved. */
export const onboardings = pgTable(
  'onboardings',
  {
    linkId: integer('link_id')
      .primaryKey()
      .references(() => planLinks.id),
    /** Number of times a step was saved. */
    version: integer('version').notNull(),
    completedAt: instant('completed_at'),
    /** First month of the chosen contribution; null when it was left for later. */
    contributionMonth: competence('contribution_month'),
    /** Day on which the chosen profile takes over; null when the default stays. */
    profileEffectiveOn: calendarDate('profile_effective_on'),
  },
  (table) => [check('onboardings_version', sql`${table.version} > 0`)],
)

/** Answers of each step, as they were sent; of the password only that there is one. */
export const onboardingAnswers = pgTable(
  'onboarding_answers',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    step: smallint('step').notNull(),
    skipped: boolean('skipped').notNull(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.step] }),
    check('onboarding_answers_step', sql`${table.step} between 1 and 7`),
    check('onboarding_answers_skipped', sql`not ${table.skipped} or ${table.step} >= 5`),
  ],
)
