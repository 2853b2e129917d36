import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'

/** How many are added, and up to when: requests over the five years before. */
type Many = { people: number; requests: number; until: Date }

/**
 * Adds people, each in one plan, and their requests of every kind and status, some filed at the same moment, with what the service desk is
 * told of them: enough of each table for PostgreSQL to choose its ways as it does where there is a lot.
 */
export async function addManyRequests(database: Database, { people, requests, until }: Many): Promise<void> {
  await database.transaction(async (unit) => {
    // Written past the triggers and checks of other tables, which would take most of the time.
    await unit.execute(sql`set local session_replication_role = replica`)
    await unit.execute(sql`
      insert into people (id, cpf, name) overriding system value
      select 100000 + n, lpad((n * 7919777::bigint % 99999999999)::text, 11, '0'),
        (array['Ana', 'João', 'Márcia', 'Otávio', 'Inês'])[1 + n % 5] || ' '
          || case n % 25 when 0 then 'Silva' when 1 then 'Conceição' when 2 then 'Werneck Leão' when 3 then 'Uchôa' else 'Sousa ' || n % 97 end || ' '
          || substr(md5(n::text), 1, 6)
      from generate_series(1, ${people}::int) n`)
    await unit.execute(sql`
      insert into plan_links (id, person_id, plan_id, enrolment, category, situation, joined_on, situation_since, profile_id)
      overriding system value
      select 100000 + n, 100000 + n, (array[1, 4, 7])[1 + n * n % 3], 'M' || n, 1, 1, '2015-01-10', '2015-01-10', 1
      from generate_series(1, ${people}::int) n`)
    await unit.execute(sql`
      insert into requests (id, protocol, kind_id, person_id, link_id, plan_id, status, priority, filed_at, updated_at, sla_business_days, due_on)
      overriding system value
      select 100000 + n, extract(year from filed_at at time zone 'America/Sao_Paulo') || '.5' || lpad(n::text, 6, '0'),
        kinds.ids[1 + mod(hashint4(n) & 65535, cardinality(kinds.ids))], link.person_id, link.id, link.plan_id,
        1 + mod(hashint4(n + 1) & 65535, 9), 4 - mod(hashint4(n + 3) & 65535, 9) / 2 % 4, filed_at, filed_at, 5, filed_at::date + 7
      from generate_series(1, ${requests}::int) n
      cross join (select array_agg(id order by id) as ids from request_kinds) kinds
      cross join lateral (
        -- Three at each moment.
        select ${until.toISOString()}::timestamptz - interval '5 years' * (n / 3) / ((${requests}::int + 2) / 3) as filed_at
      ) filing
      join plan_links link on link.id = 100001 + mod(hashint4(n + 2) & 2147483647, ${people}::int)`)
    await unit.execute(sql`
      insert into request_events (request_id, from_status, to_status, author_id, author_role, stage, at)
      select id, 2, 2, person_id, 'attendant', 1, filed_at from requests where id > 100000 and id % 4 = 0`)
    await unit.execute(sql`
      insert into request_stages (request_id, position, name, level, sla_business_days, checklist, may_return, entered_at)
      select id, place, 'Etapa ' || place, 1, 1, '[]', true, filed_at
      from requests, generate_series(1, 2) place where id > 100000 and id % 4 = 0`)
    await unit.execute(sql`
      insert into conversations (id, person_id, plan_id, request_id, subject, opened_at) overriding system value
      select id, person_id, plan_id, id, 'Dúvida', filed_at from requests where id > 100000 and id % 2 = 0`)
    await unit.execute(sql`
      insert into messages (conversation_id, author_id, author_role, text, sent_at)
      select id, person_id, 'participant', 'Olá', opened_at from conversations where id > 100000`)
    await unit.execute(sql`
      update conversations set last_entry_id = messages.id, waiting_since = case when conversations.id % 8 = 0 then opened_at end
      from messages where conversation_id = conversations.id and conversations.id > 100000`)
    await unit.execute(sql`
      insert into notifications (person_id, type, title, description, created_at)
      select 100001 + n % ${people}::int, 3, 'Aviso', 'Aviso', ${until.toISOString()}::timestamptz - n * interval '1 hour'
      from generate_series(1, ${requests}::int / 2) n`)
    await unit.execute(sql`
      insert into person_accesses (person_id, attendant_id, attendant_level, session_id, kind, started_at)
      select 100001 + n % ${people}::int, 1, 1, 100000 + n, 'consultation', ${until.toISOString()}::timestamptz - n * interval '1 hour'
      from generate_series(1, ${requests}::int / 2) n`)
    await unit.execute(sql`
      insert into sign_ins (person_id, outcome, device, network, at)
      select 100001 + n % ${people}::int, 'refused', 'Chrome no Android', '10.0.0', ${until.toISOString()}::timestamptz - n * interval '1 hour'
      from generate_series(1, ${requests}::int / 2) n`)
    await unit.execute(sql`select recount_requests_by_month()`)
  })
  await database.execute(sql`vacuum analyze`)
}
