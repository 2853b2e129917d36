import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ChecklistItem } from '#domain/requests/workflow.ts'
import { identity, instant } from './columns.ts'
import { people } from './people.ts'
import { requests } from './requests.ts'

/** The stages of a request as they were when it was filed: later workflows are for later requests. */
export const requestStages = pgTable(
  'request_stages',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => requests.id),
    /** 1 for the first one. */
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    /** Lowest attendant level that works on it: 1 Atendente, 2 Cadastro, 3 Administrador. */
    level: smallint('level').notNull(),
    slaBusinessDays: smallint('sla_business_days').notNull(),
    checklist: jsonb('checklist').$type<readonly ChecklistItem[]>().notNull(),
    mayReturn: boolean('may_return').notNull(),
    /** The participant is not told that it came here. */
    isQuiet: boolean('is_quiet').notNull().default(false),
    /** Null: not yet reached, or left again because the request was corrected and begins at its first stage. */
    enteredAt: instant('entered_at'),
    leftAt: instant('left_at'),
    /** Attendant who sent it on or decided it; null while it is there, and when it ended without them. */
    decidedBy: integer('decided_by').references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.position] }),
    index('request_stages_decided_by').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
    check('request_stages_position', sql`${table.position} >= 1`),
    check('request_stages_level', sql`${table.level} between 1 and 3`),
    check('request_stages_sla', sql`${table.slaBusinessDays} >= 0`),
    check(
      'request_stages_order',
      sql`${table.leftAt} is null or (${table.enteredAt} is not null and ${table.leftAt} >= ${table.enteredAt})`,
    ),
    check('request_stages_decided', sql`${table.decidedBy} is null or ${table.leftAt} is not null`),
  ],
)

/**
 * Checks made in a stage, by whom and when. A check holds for the version of the data that it was made on, until it is taken back; the row
 * stays, for it says who worked on the request.
 */
export const requestChecks = pgTable(
  'request_checks',
  {
    id: identity(),
    requestId: integer('request_id').notNull(),
    position: smallint('position').notNull(),
    /** Item of the stage's checklist. */
    itemId: text('item_id').notNull(),
    /** Version of the request's data, as `request_payloads` counts them. */
    payloadVersion: integer('payload_version').notNull(),
    checkedBy: integer('checked_by')
      .notNull()
      .references(() => people.id),
    checkedAt: instant('checked_at').notNull(),
    /** Who took the tick back, and when; null while it stands. */
    untickedBy: integer('unticked_by').references(() => people.id),
    untickedAt: instant('unticked_at'),
  },
  (table) => [
    uniqueIndex('request_checks_standing')
      .on(table.requestId, table.position, table.itemId, table.payloadVersion)
      .where(sql`${table.untickedAt} is null`),
    foreignKey({
      name: 'request_checks_stage',
      columns: [table.requestId, table.position],
      foreignColumns: [requestStages.requestId, requestStages.position],
    }),
    check('request_checks_unticked', sql`num_nulls(${table.untickedBy}, ${table.untickedAt}) in (0, 2)`),
    index('request_checks_request').on(table.requestId),
    index('request_checks_person').on(table.checkedBy),
    index('request_checks_unticked_by').on(table.untickedBy).where(sql`${table.untickedBy} is not null`),
  ],
)
