import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { BenefitSimulatorOnWire, KeptBasis } from '#contract/simulation/benefit-simulation.ts'
import type { SavedResult } from '#contract/simulation/saved-simulations.ts'
import { calendarDate, identity, instant } from './columns.ts'
import { conversations } from './conversations.ts'
import { planLinks } from './plans.ts'

/** Simulations that people kept, each as it was reckoned on its day. */
export const savedSimulations = pgTable(
  'saved_simulations',
  {
    id: identity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => planLinks.id),
    name: text('name').notNull(),
    inputs: jsonb('inputs').$type<BenefitSimulatorOnWire['entradas']>().notNull(),
    /** By what it was reckoned: the person's data, the assumptions of the plan and their versions. The tables of taxes are found by theirs. */
    basis: jsonb('basis').$type<KeptBasis>().notNull(),
    result: jsonb('result').$type<SavedResult>().notNull(),
    savedOn: calendarDate('saved_on').notNull(),
    /** In which it was talked about last. */
    conversationId: integer('conversation_id').references(() => conversations.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    // Also finds those of a link.
    uniqueIndex('saved_simulations_name').on(table.linkId, sql`lower(${table.name})`),
    check('saved_simulations_name_said', sql`length(trim(${table.name})) between 1 and 40`),
    check(
      'saved_simulations_size',
      sql`octet_length(${table.inputs}::text) + octet_length(${table.basis}::text) + octet_length(${table.result}::text) <= 20000`,
    ),
  ],
)
