-- A kind's data is that of the demonstration's requests; kinds that it has none of are left out.
create temporary table drawn_kinds on commit drop as
select row_number() over (order by kind.id) - 1 as place, kind.id, kind.days, kind.pays, sample.data, sample.data_version
from known_kinds kind
join lateral (
  select data, data_version
  from request_payloads payload join requests on requests.id = payload.request_id
  where requests.kind_id = kind.id order by payload.id limit 1
) sample on true;

-- Filed in even steps over five years. One in fifty is open, mostly of the last weeks; most of the others were completed.
create temporary table drawn_requests on commit drop as
with drawn as (
  select n, (select coalesce(max(id), 0) from requests) + n as id,
    date_trunc('second', until - interval '5 years' * ((asked.requests - n + 0.5) / asked.requests)) as filed_at,
    pg_temp.drawn_low(n, 20, (select count(*)::int from drawn_kinds)) as kind,
    1 + pg_temp.drawn(n, 21, (select count(*)::int from drawn_links)) as link,
    pg_temp.drawn(n, 22, 1000) < (case when n > asked.requests * 0.975 then 600 else 5 end) as is_open,
    pg_temp.drawn(n, 23, 100) as share,
    1 + pg_temp.drawn(n, 24, 39) as analyst,
    pg_temp.drawn(n, 25, 48 * 3600) * interval '1 second' as until_taken,
    pg_temp.drawn(n, 26, 120 * 3600) * interval '1 second' as until_moved,
    pg_temp.drawn(n, 27, 48 * 3600) * interval '1 second' as until_done
  from asked, generate_series(1, asked.requests) n
)
select drawn.n, drawn.id, drawn.filed_at, kind.id as kind_id, kind.pays, kind.days, kind.data, kind.data_version,
  link.id as link_id, link.person_id, link.plan_id,
  (case
    when is_open and drawn.n > asked.requests * 0.975 then
      case when share < 40 then 1 when share < 75 then 2 when share < 85 then 3 when share < 95 then 4 else 5 end
    when is_open then case when share < 30 then 2 when share < 50 then 3 when share < 80 then 4 else 5 end
    when share < 70 then 8 when share < 82 then 6 when share < 92 then 7 else 9
  end)::smallint as status,
  analyst.id as analyst_id, approver.id as approver_id,
  least(until, filed_at + until_taken) as taken_at,
  least(until, filed_at + until_taken + until_moved) as moved_at,
  least(until, filed_at + until_taken + until_moved + until_done) as done_at,
  extract(year from filed_at at time zone 'America/Sao_Paulo')::int as year
from drawn, asked, drawn_kinds kind, drawn_links link, drawn_people analyst, drawn_people approver
where kind.place = drawn.kind and link.n = drawn.link and analyst.n = drawn.analyst and approver.n = 40 + drawn.n % 4;

insert into requests (id, protocol, kind_id, person_id, link_id, plan_id, status, is_payment, channel, analyst_id, filed_at, updated_at,
  sla_business_days, due_on, paused_since, decided_at)
overriding system value
select id, year || '.' || lpad((coalesce(given.last, 0) + row_number() over (partition by drawn.year order by n))::text, 7, '0'),
  kind_id, person_id, link_id, plan_id, status, pays, case when n % 10 = 0 then 'service-desk' else 'portal' end,
  case when status not in (1, 7) then analyst_id end, filed_at,
  case when status = 1 then filed_at when status in (2, 7) then taken_at when status in (8, 9) then done_at else moved_at end,
  days, (filed_at at time zone 'America/Sao_Paulo')::date + days * 7 / 5,
  case when status = 3 then (moved_at at time zone 'America/Sao_Paulo')::date end,
  case when status in (5, 6, 8) then moved_at when status = 7 then taken_at when status = 9 then done_at end
from drawn_requests drawn left join protocol_sequences given using (year);

select recount_requests_by_month();

insert into protocol_sequences (year, last)
select substr(protocol, 1, 4)::smallint, max(substr(protocol, 6)::int) from requests group by 1
on conflict (year) do update set last = excluded.last;

insert into request_payloads (request_id, version, data, data_version, verification_code, author_id, created_at)
select id, 1, data, data_version, encode(sha256(int8send(id)), 'hex'), person_id, filed_at from drawn_requests order by id;

select setval(pg_get_serial_sequence('requests', 'id'), (select max(id) from requests));
