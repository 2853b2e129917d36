import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { ENDED_SITUATIONS } from '#domain/participants.ts'
import { calendarDate, identity, instant } from './columns.ts'
import { investmentProfiles } from './investment-profiles.ts'
import { people } from './people.ts'

/** Pension plans, under the ids the product gives them. */
export const plans = pgTable(
  'plans',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull().unique(),
    /** `sponsored` by an employer or `instituted` by an association. */
    modality: text('modality', { enum: ['sponsored', 'instituted'] }).notNull(),
    /** The product's plan flag; 6 marks plans of voluntary contributions. */
    onboardingPlan: smallint('onboarding_plan').notNull(),
  },
  (table) => [check('plans_modality', sql`${table.modality} in ('sponsored', 'instituted')`)],
)

/** One person in one plan under one enrolment. Category and situation belong to the link, never to the person. */
export const planLinks = pgTable(
  'plan_links',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    enrolment: text('enrolment').notNull(),
    /** 1 contribuinte, 2 assistido, 3 pensionista, 4 autopatrocinado, 5 BPD. */
    category: smallint('category').notNull(),
    /** 1 ativo … 9 transitório. */
    situation: smallint('situation').notNull(),
    joinedOn: calendarDate('joined_on').notNull(),
    /** Day on which the sponsor employed the person, and the sponsor's name where a plan has several; null where nobody told. */
    employedOn: calendarDate('employed_on'),
    sponsor: text('sponsor'),
    /** Day on which the current situation began. */
    situationSince: calendarDate('situation_since').notNull(),
    /** Day on which the benefit was granted; it stays when payments stop and come back. Null before it. */
    benefitGrantedOn: calendarDate('benefit_granted_on'),
    /** Why a benefit stands still, where nobody asked for it: no proof of life, or a court. Null otherwise. */
    situationReason: text('situation_reason', { enum: ['PROVA_DE_VIDA', 'JUDICIAL'] }),
    taxRegime: text('tax_regime', { enum: ['progressive', 'regressive'] }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => investmentProfiles.id),
    /** The import that brought it, with which it goes again; null for one that came otherwise. */
    importId: integer('import_id'),
    /** When everything of a person was taken from it, because its time was over: its figures stay. Null before. */
    erasedAt: instant('erased_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // For rows that keep the plan of their link beside it.
    unique('plan_links_plan').on(table.id, table.planId),
    unique('plan_links_enrolment').on(table.planId, table.enrolment),
    index('plan_links_person').on(table.personId, table.planId),
    // Enrolments whose zeros a program took away are found by what is left.
    index('plan_links_without_zeros').on(table.planId, sql`ltrim(${table.enrolment}, '0')`),
    check('plan_links_category', sql`${table.category} between 1 and 5`),
    check('plan_links_situation', sql`${table.situation} between 1 and 9`),
    check(
      'plan_links_possible_pair',
      sql`(${table.category}, ${table.situation}) not in ((1, 2), (3, 1), (3, 7), (3, 8), (5, 2), (5, 6), (2, 1), (2, 7))`,
    ),
    check(
      'plan_links_situation_reason',
      sql`${table.situationReason} is null or (${table.situationReason} in ('PROVA_DE_VIDA', 'JUDICIAL') and ${table.situation} = 6)`,
    ),
    check('plan_links_granted', sql`${table.category} <> 2 or ${table.benefitGrantedOn} is not null`),
    check(
      'plan_links_erased',
      sql`${table.erasedAt} is null or ${table.situation} in (${sql.raw(ENDED_SITUATIONS.join(', '))})`,
    ),
    check('plan_links_tax_regime', sql`${table.taxRegime} in ('progressive', 'regressive')`),
  ],
)
