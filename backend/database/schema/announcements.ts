import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { announcementAudiences, announcementStates } from '#contract/messages/announcement-states.ts'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'

/** A message of an attendant to many people, sent now or at a set time. Each reader has a notification of their own that names it. */
export const announcements = pgTable(
  'announcements',
  {
    id: identity(),
    /** Drawn by the sender's page: sending twice stores once. */
    submissionKey: uuid('submission_key').notNull().unique(),
    sentById: integer('sent_by_id')
      .notNull()
      .references(() => people.id),
    audience: text('audience', { enum: announcementAudiences }).notNull(),
    personId: integer('person_id').references(() => people.id),
    /** Null for a category: of every plan. */
    planId: integer('plan_id').references(() => plans.id),
    category: smallint('category'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Page of the portal where it leads; null: the notification centre. */
    leadsTo: text('leads_to'),
    /** When it goes out; of what goes at once the moment in which it was written. */
    sendAt: instant('send_at').notNull(),
    createdAt: instant('created_at').notNull(),
    state: text('state', { enum: announcementStates }).notNull(),
    /** How many it would have reached when it was written. */
    expected: integer('expected').notNull(),
    /** Last person who has it, while it goes out in pieces in the order of people's ids. */
    reachedPersonId: integer('reached_person_id').notNull().default(0),
    /** How many have it, and how many of them by e-mail too. */
    recipients: integer('recipients').notNull().default(0),
    emailed: integer('emailed').notNull().default(0),
    endedAt: instant('ended_at'),
    cancelledById: integer('cancelled_by_id').references(() => people.id),
  },
  (table) => [
    index('announcements_waiting')
      .on(table.sendAt, table.id)
      .where(sql`${table.state} in ('agendado', 'enviando')`),
    index('announcements_newest').on(table.createdAt, table.id),
    check('announcements_state', sql`${table.state} in ('agendado', 'enviando', 'enviado', 'cancelado')`),
    check(
      'announcements_audience',
      sql`case ${table.audience}
        when 'pessoa' then ${table.personId} is not null and ${table.planId} is null and ${table.category} is null
        when 'plano' then ${table.personId} is null and ${table.planId} is not null and ${table.category} is null
        when 'categoria' then ${table.personId} is null and ${table.category} between 1 and 5
        else false end`,
    ),
    check(
      'announcements_words',
      sql`length(${table.title}) between 1 and 80 and length(${table.text}) between 1 and 500`,
    ),
    check(
      'announcements_ended',
      sql`(${table.state} in ('enviado', 'cancelado')) = (${table.endedAt} is not null)`,
    ),
  ],
)
