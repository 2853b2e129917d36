import { sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { idList } from '#backend/database/id-list.ts'
import type { AuditActionId } from '#backend/security/audit-actions/all-actions.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import {
  OWN_GROUPS,
  type OwnGroup,
  ownGroupOf,
  ownSince,
  type RecordedAct,
} from '#domain/imports/own-data.ts'

const ACTIONS = [
  'person.email-changed',
  'person.email-confirmed',
  'person.email-disowned',
  'person.phones-changed',
  'person.bank-account-changed',
  'address.changed',
  're-registration.applied',
  'person.imported',
  'person.import-undone',
] as const satisfies readonly AuditActionId[]

type Entry = {
  person_id: number
  action: (typeof ACTIONS)[number]
  at: Date
  /** The person did it, or nobody who attends. */
  is_own: boolean
  is_served: boolean
  is_system: boolean
  /** Where an e-mail was changed. */
  way: string | null
  columns: string[] | null
  groups: string[] | null
}

/** Data that people were the last to change themselves, with the day, by the audit: rows do not keep who wrote them. */
export async function ownDataOf(
  database: Querier,
  personIds: readonly number[],
): Promise<Map<number, ReadonlyMap<OwnGroup, IsoDate>>> {
  if (personIds.length === 0) return new Map()
  const actions = `{${ACTIONS.join(',')}}`
  const { rows } = await database.execute<Entry>(sql`
    select subject_id as person_id, action, at, actor_id is not distinct from subject_id and serving_id is null as is_own,
      serving_id is not null as is_served, actor_id is null as is_system,
      after ->> 'by' as way,
      case when jsonb_typeof(after -> 'columns') = 'array' then after -> 'columns' end as columns,
      case when action = 're-registration.applied' then (select jsonb_agg(key) from jsonb_object_keys(after) key) end as groups
    from audit_entries
    where subject_id = any(${idList(personIds)}) and action = any(${actions}::text[])
    order by id`)
  return new Map(
    [...Map.groupBy(rows, (row) => row.person_id)].map(([id, entries]) => [
      id,
      ownSince(entries.flatMap((entry) => actOf(entry) ?? [])),
    ]),
  )
}

/** Who changed which data by an entry of the audit; null where it changed none. */
function actOf(entry: Entry): RecordedAct | null {
  const on = saoPauloDateOf(entry.at)
  const by = (groups: readonly OwnGroup[], isOwn = entry.is_own): RecordedAct => ({
    kind: isOwn ? 'own' : 'other',
    groups,
    on,
  })
  switch (entry.action) {
    case 'person.email-changed':
      // A sheet has an entry of its own.
      return entry.way === 'import' ? null : by(['email'])
    // Whoever reads the address before answers without signing in.
    case 'person.email-confirmed':
    case 'person.email-disowned':
      return entry.is_own || entry.is_system ? by(['email'], true) : null
    case 'person.phones-changed':
      return by(['telefone'])
    // An account that waited comes in force by itself, or by who confirms an e-mail: whose it is was said as it was asked for.
    case 'person.bank-account-changed':
      return entry.is_own || entry.is_served ? by(['conta']) : null
    case 'address.changed':
      return by(['endereco'])
    case 're-registration.applied':
      return by(groupsOf(entry.groups), true)
    case 'person.imported':
      return { kind: 'imported', groups: columnGroups(entry.columns) }
    default:
      return { kind: 'import-undone', groups: columnGroups(entry.columns) }
  }
}

function columnGroups(columns: readonly string[] | null): OwnGroup[] {
  const groups = new Set((columns ?? []).map(ownGroupOf))
  return OWN_GROUPS.filter((group) => groups.has(group))
}

const reRegistered: Readonly<Record<string, readonly OwnGroup[]>> = {
  pessoal: ['nome'],
  contatos: ['email', 'telefone'],
  banco: ['conta'],
  endereco: ['endereco'],
}

const groupsOf = (groups: readonly string[] | null) =>
  (groups ?? []).flatMap((group) => reRegistered[group] ?? [])
