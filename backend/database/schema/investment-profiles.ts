import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** Segregated portfolios, each with its own quota. */
export const investmentProfiles = pgTable('investment_profiles', {
  id: integer('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** Order from the least to the most risk. */
  riskOrder: smallint('risk_order').notNull(),
})
