import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { RequestPriority } from '#domain/requests/priority.ts'
import { calendarDate, identity, instant } from './columns.ts'
import { people } from './people.ts'
import { planLinks } from './plans.ts'

/** Kinds of request ("funcionalidades"). Not the service catalogue: 19 is re-registration and 20 the change of e-mail by an attendant. */
export const requestKinds = pgTable('request_kinds', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull().unique(),
})

/** Last protocol number given in each year; its row is locked while a request is filed, so numbers have no gaps. */
export const protocolSequences = pgTable('protocol_sequences', {
  year: smallint('year').primaryKey(),
  last: integer('last').notNull(),
})

/** A request of a participant, with its place in the workflow. Statuses: 1 Recebida … 9 Expirada. */
export const requests = pgTable(
  'requests',
  {
    id: identity(),
    /** `AAAA.NNNNNNN`. */
    protocol: text('protocol').notNull().unique(),
    kindId: integer('kind_id')
      .notNull()
      .references(() => requestKinds.id),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id),
    linkId: integer('link_id').notNull(),
    /** The plan of its link, here too so that an index can tell a plan's requests in their order. */
    planId: integer('plan_id').notNull(),
    status: smallint('status').notNull().default(1),
    /** As `RequestPriority` of the domain counts: 1 before all others, 4 for none. Kept from the filing on; rises while it waits. */
    priority: smallint('priority').$type<RequestPriority>().notNull().default(RequestPriority.none),
    /** Grows with every write; a writer says which one they saw. */
    version: integer('version').notNull().default(1),
    /** Granting it pays or transfers money, as its kind said when it was filed: who worked on it before does not approve. */
    isPayment: boolean('is_payment').notNull().default(false),
    /** Kinds of which a link has at most one open say so on each request. */
    exclusive: boolean('exclusive').notNull().default(false),
    channel: text('channel', { enum: ['portal', 'service-desk'] })
      .notNull()
      .default('portal'),
    /** Attendant who took the request. */
    analystId: integer('analyst_id').references(() => people.id),
    filedAt: instant('filed_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Business days to decide that it was filed under, whatever its kind asks for by now; 0: no term. */
    slaBusinessDays: smallint('sla_business_days').notNull(),
    /** Last day to decide, business days of São Paulo; moves when a pause of the clock ends. */
    dueOn: calendarDate('due_on'),
    /** Last day on which the participant may cancel it; null: until the decision. */
    cancellableUntil: calendarDate('cancellable_until'),
    /** Day on which the clock stopped, while the request waits for the participant's correction. */
    pausedSince: calendarDate('paused_since'),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('requests_one_open_exclusive')
      .on(table.linkId, table.kindId)
      .where(sql`${table.exclusive} and ${table.status} in (1, 2, 3, 4, 5)`),
    foreignKey({
      name: 'requests_link_in_plan',
      columns: [table.linkId, table.planId],
      foreignColumns: [planLinks.id, planLinks.planId],
    }),
    // Lists are newest first, whichever of status, kind and plan they are filtered by: each has an index in its own order. `personId` is
    // there for the search by name, which looks at many rows and needs nothing else of them.
    index('requests_filed').on(table.filedAt, table.id, table.personId),
    index('requests_status').on(table.status, table.filedAt, table.id, table.personId),
    index('requests_kind').on(table.kindId, table.filedAt, table.id, table.personId),
    index('requests_plan').on(table.planId, table.filedAt, table.id, table.personId),
    index('requests_kind_status').on(table.kindId, table.status, table.filedAt, table.id, table.personId),
    index('requests_plan_status').on(table.planId, table.status, table.filedAt, table.id, table.personId),
    index('requests_plan_kind').on(table.planId, table.kindId, table.filedAt, table.id, table.personId),
    index('requests_plan_kind_status').on(
      table.planId,
      table.kindId,
      table.status,
      table.filedAt,
      table.id,
      table.personId,
    ),
    // The columns that filters of a person's requests need follow those of the order, so that the index alone answers.
    index('requests_person').on(
      table.personId,
      table.filedAt,
      table.id,
      table.status,
      table.kindId,
      table.planId,
    ),
    // Open ones are few of all that there are. In the order of law and promise, with what the queue is narrowed by, so that the index
    // alone answers.
    index('requests_running')
      .on(
        table.priority,
        table.dueOn,
        table.filedAt,
        table.id,
        table.status,
        table.planId,
        table.kindId,
        table.analystId,
        table.slaBusinessDays,
      )
      .where(sql`${table.status} in (1, 2, 4)`),
    index('requests_returned')
      .on(
        table.priority,
        table.dueOn,
        table.filedAt,
        table.id,
        table.status,
        table.planId,
        table.kindId,
        table.analystId,
      )
      .where(sql`${table.status} = 3`),
    index('requests_held').on(table.analystId, table.status).where(sql`${table.status} in (1, 2, 3, 4)`),
    index('requests_analyst').on(table.analystId).where(sql`${table.analystId} is not null`),
    // How many were decided in a week.
    index('requests_decided').on(table.decidedAt, table.planId).where(sql`${table.decidedAt} is not null`),
    index('requests_link').on(table.linkId, table.kindId),
    index('requests_sequence_search').using('gin', sql`substr(${table.protocol}, 6) gin_trgm_ops`),
    check('requests_status_known', sql`${table.status} between 1 and 9`),
    check('requests_priority', sql`${table.priority} between 1 and 4`),
    check('requests_sla', sql`${table.slaBusinessDays} >= 0`),
    check('requests_channel', sql`${table.channel} in ('portal', 'service-desk')`),
    // A search for a year is one for its months.
    check(
      'requests_protocol_year',
      sql`substr(${table.protocol}, 1, 4)::int = extract(year from ${table.filedAt} at time zone 'America/Sao_Paulo')`,
    ),
    check('requests_protocol_shape', sql`${table.protocol} ~ '^[0-9]{4}[.][0-9]{7}$'`),
  ],
)

/** Data of a request by version: the first when it was filed, one more for each resubmission. */
export const requestPayloads = pgTable(
  'request_payloads',
  {
    id: identity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    version: integer('version').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** Version of the shape of `data`, as the definition of its kind counts them. */
    dataVersion: smallint('data_version').notNull().default(1),
    /** SHA-256 of protocol, kind, moment and data as they were stored, for whoever compares a document with the portal. Never computed again. */
    verificationCode: char('verification_code', { length: 64 }).notNull(),
    authorId: integer('author_id').references(() => people.id),
    /** Drawn by the sender once per submission, so that sending twice stores once. */
    submissionKey: uuid('submission_key'),
    /** SHA-256 of what was sent under the key, so that the key can't stand for something else later. */
    submissionDigest: char('submission_digest', { length: 64 }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('request_payloads_version').on(table.requestId, table.version),
    unique('request_payloads_submission').on(table.authorId, table.submissionKey),
    check('request_payloads_code', sql`${table.verificationCode} ~ '^[0-9a-f]{64}$'`),
    check(
      'request_payloads_digest',
      sql`(${table.submissionKey} is null) = (${table.submissionDigest} is null)`,
    ),
  ],
)

/** A field, by its path in the form, or a document, by its purpose, that is to be corrected; `label` as the form calls it. */
export type Correction = { path: string; label: string; note: string | null }

/** History of a request: one row a step, never changed. `fromStatus` null: the filing itself. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: identity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    fromStatus: smallint('from_status'),
    toStatus: smallint('to_status').notNull(),
    /** Null for the system. */
    authorId: integer('author_id').references(() => people.id),
    authorRole: text('author_role', { enum: ['participant', 'attendant', 'system'] }).notNull(),
    reason: text('reason'),
    /** Stage that the request was in when this was done; null before it was in any. From one status to the same: it went on to the next. */
    stage: smallint('stage'),
    /** Requested by a return. */
    corrections: jsonb('corrections').$type<readonly Correction[]>(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('request_events_request').on(table.requestId, table.at, table.id),
    index('request_events_author').on(table.authorId).where(sql`${table.authorId} is not null`),
    index('request_events_sent_on').on(table.at).where(sql`${table.fromStatus} = ${table.toStatus}`),
    check(
      'request_events_statuses',
      sql`${table.toStatus} between 1 and 9 and (${table.fromStatus} is null or ${table.fromStatus} between 1 and 9)`,
    ),
    check('request_events_corrections', sql`${table.corrections} is null or ${table.toStatus} = 3`),
    check('request_events_author', sql`(${table.authorRole} = 'system') = (${table.authorId} is null)`),
  ],
)
