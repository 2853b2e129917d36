import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'
import { requests } from './requests.ts'

const ENTRY_KINDS = ['message', 'closed', 'reopened', 'taken', 'handed-over'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

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
    /** Attendant who attends to it. */
    attendantId: integer('attendant_id').references(() => people.id),
    subject: text('subject').notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
    /** Id of the newest entry, by which lists are ordered; written by whoever adds one. */
    lastEntryId: integer('last_entry_id').notNull().default(0),
    /** Since when the participant waits for an answer; null while nobody has to answer. */
    waitingSince: instant('waiting_since'),
    // How far each side got: the last entry that reached it, and the last one that it looked at.
    participantReceived: integer('participant_received').notNull().default(0),
    participantRead: integer('participant_read').notNull().default(0),
    deskReceived: integer('desk_received').notNull().default(0),
    deskRead: integer('desk_read').notNull().default(0),
  },
  (table) => [
    uniqueIndex('conversations_open_request')
      .on(table.requestId)
      .where(sql`${table.closedAt} is null and ${table.requestId} is not null`),
    index('conversations_request').on(table.requestId).where(sql`${table.requestId} is not null`),
    index('conversations_person').on(table.personId, table.lastEntryId),
    index('conversations_attendant').on(table.attendantId, table.lastEntryId),
    index('conversations_plan').on(table.planId, table.lastEntryId),
    index('conversations_newest').on(table.lastEntryId),
    index('conversations_waiting')
      .on(table.lastEntryId)
      .where(sql`${table.waitingSince} is not null and ${table.closedAt} is null`),
    index('conversations_unassigned')
      .on(table.lastEntryId)
      .where(sql`${table.attendantId} is null and ${table.closedAt} is null`),
    index('conversations_subject_search').using('gin', sql`searchable(${table.subject}) gin_trgm_ops`),
  ],
)

/**
 * The stream of a conversation, oldest first by id. Whoever adds to it holds the conversation, so that the ids of one conversation become
 * visible in their order.
 */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    conversationId: integer('conversation_id')
      .notNull()
      .references(() => conversations.id),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull().default('message'),
    authorId: integer('author_id')
      .notNull()
      .references(() => people.id),
    authorRole: text('author_role', { enum: ['participant', 'attendant'] }).notNull(),
    /** Of a message; empty where it only brings files. */
    text: text('text').notNull(),
    /** Who goes on after a hand-over; null: whoever takes it. */
    assigneeId: integer('assignee_id').references(() => people.id),
    /** Note for the colleague who takes over; for the service desk alone. */
    note: text('note'),
    sentAt: instant('sent_at').notNull(),
    /** Drawn by the sender once per message, so that sending twice stores once; null: the sender draws none. */
    submissionKey: uuid('submission_key'),
  },
  (table) => [
    unique('messages_submission').on(table.authorId, table.submissionKey),
    index('messages_conversation').on(table.conversationId, table.id),
    index('messages_assignee').on(table.assigneeId).where(sql`${table.assigneeId} is not null`),
    index('messages_of_participants')
      .on(table.sentAt)
      .where(sql`${table.authorRole} = 'participant' and ${table.kind} = 'message'`),
    index('messages_text_search').using('gin', sql`searchable(${table.text}) gin_trgm_ops`),
    check('messages_author_role', sql`${table.authorRole} in ('participant', 'attendant')`),
    check('messages_kind', sql.raw(`kind in (${ENTRY_KINDS.map((name) => `'${name}'`).join(', ')})`)),
    check(
      'messages_only_text',
      sql`${table.kind} = 'message' or (${table.text} = '' and ${table.submissionKey} is null)`,
    ),
    check(
      'messages_only_hand_over',
      sql`${table.kind} = 'handed-over' or (${table.note} is null and ${table.assigneeId} is null)`,
    ),
  ],
)
