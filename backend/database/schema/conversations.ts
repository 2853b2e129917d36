import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'
import { requests } from './requests.ts'

/** A conversation between a participant and the service desk; at most one is open about a request. */
export const conversations = pgTable(
  'conversations',
  {
    id: identity(),
    /** Participant who owns the conversation. */
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    requestId: integer('request_id').references(() => requests.id),
    /** Attendant who opened it or answers it. */
    attendantId: integer('attendant_id').references(() => people.id),
    subject: text('subject').notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('conversations_open_request')
      .on(table.requestId)
      .where(sql`${table.closedAt} is null and ${table.requestId} is not null`),
    index('conversations_person').on(table.personId, table.openedAt),
  ],
)

/** Messages of a conversation, oldest first by id. */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => people.id),
    authorRole: text('author_role', { enum: ['participant', 'attendant'] }).notNull(),
    text: text('text').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Drawn by the sender once per message, so that sending twice stores once; null: the sender draws none. */
    submissionKey: uuid('submission_key'),
  },
  (table) => [
    unique('messages_submission').on(table.authorId, table.submissionKey),
    index('messages_conversation').on(table.conversationId, table.id),
    index('messages_of_participants').on(table.sentAt).where(sql`${table.authorRole} = 'participant'`),
    check('messages_author_role', sql`${table.authorRole} in ('participant', 'attendant')`),
  ],
)
