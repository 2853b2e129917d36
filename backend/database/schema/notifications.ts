import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { announcements } from './announcements.ts'
import { identity, instant } from './columns.ts'
import { conversations } from './conversations.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'
import { requests } from './requests.ts'

/** Type 1 is about a conversation, 2 about a request, 3 anything else. */
export const notifications = pgTable(
  'notifications',
  {
    id: identity(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    /** Null: not about one plan, shown in every one. */
    planId: integer('plan_id').references(() => plans.id),
    type: smallint('type').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    conversationId: integer('conversation_id').references(() => conversations.id),
    requestId: integer('request_id').references(() => requests.id),
    /** Set where it is one of an announcement to many. */
    announcementId: integer('announcement_id').references(() => announcements.id),
    /** Page of the portal where one acts on it, with an id at most; null: its message said none. */
    leadsTo: text('leads_to'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notifications_person').on(table.personId, table.createdAt, table.id),
    index('notifications_unread').on(table.personId).where(sql`${table.readAt} is null`),
    // A decided request is news to nobody at the desk any more.
    index('notifications_request_unread').on(table.requestId).where(sql`${table.readAt} is null`),
    // Nobody gets the same twice, whatever is done again.
    uniqueIndex('notifications_announcement')
      .on(table.announcementId, table.personId)
      .where(sql`${table.announcementId} is not null`),
    // How many read it, without looking at everybody who has it.
    index('notifications_announcement_read')
      .on(table.announcementId)
      .where(sql`${table.announcementId} is not null and ${table.readAt} is not null`),
    check('notifications_type', sql`${table.type} between 1 and 3`),
    check(
      'notifications_leads_to',
      sql`${table.leadsTo} ~ '^/[a-z0-9/-]*([?][a-zA-Z]{1,40}=[1-9][0-9]{0,9})?$'`,
    ),
    check('notifications_conversation', sql`${table.type} <> 1 or ${table.conversationId} is not null`),
    check('notifications_request', sql`${table.type} <> 2 or ${table.requestId} is not null`),
  ],
)
