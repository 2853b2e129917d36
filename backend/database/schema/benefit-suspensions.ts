import { pgTable } from 'drizzle-orm/pg-core'
import { suspensionColumns, suspensionExtras } from './suspensions.ts'

/** Months in which a benefit is not paid because its person asked for it. */
export const benefitSuspensions = pgTable('benefit_suspensions', suspensionColumns(), (table) =>
  suspensionExtras(table, 'benefit_suspensions'),
)
