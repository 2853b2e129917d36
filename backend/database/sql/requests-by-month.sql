-- How many requests were filed in each month, kept by the statements that write requests: one row for each sum that a statement changed,
-- added and never updated, so that writers do not wait for each other.
create or replace function month_of_filing(filed_at timestamptz) returns date
  language sql immutable parallel safe
  as $$ select date_trunc('month', filed_at at time zone 'America/Sao_Paulo')::date $$;

create or replace function count_requests_by_month() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from requests_by_month;
  elsif tg_op = 'INSERT' then
    insert into requests_by_month (month, kind_id, plan_id, status, count)
    select month_of_filing(filed_at), coalesce(kind_id, 0), coalesce(plan_id, 0), coalesce(status, 0), count(*)
    from added group by month_of_filing(filed_at), cube (kind_id, plan_id, status);
  elsif tg_op = 'DELETE' then
    insert into requests_by_month (month, kind_id, plan_id, status, count)
    select month_of_filing(filed_at), coalesce(kind_id, 0), coalesce(plan_id, 0), coalesce(status, 0), -count(*)
    from gone group by month_of_filing(filed_at), cube (kind_id, plan_id, status);
  else
    insert into requests_by_month (month, kind_id, plan_id, status, count)
    select month_of_filing(filed_at), coalesce(kind_id, 0), coalesce(plan_id, 0), coalesce(status, 0), sum(step)
    from (
      select filed_at, kind_id, plan_id, status, 1 as step from added
      union all
      select filed_at, kind_id, plan_id, status, -1 from gone
    ) moved
    group by month_of_filing(filed_at), cube (kind_id, plan_id, status)
    having sum(step) <> 0;
  end if;
  return null;
end
$$;

-- Made once: to make them again, every start would have to wait until nobody writes a request.
do $$ begin
  if not exists (select from pg_trigger where tgname = 'requests_filed_by_month') then
    create trigger requests_filed_by_month after insert on requests referencing new table as added
      for each statement execute function count_requests_by_month();
    create trigger requests_moved_by_month after update on requests referencing old table as gone new table as added
      for each statement execute function count_requests_by_month();
    create trigger requests_gone_by_month after delete on requests referencing old table as gone
      for each statement execute function count_requests_by_month();
    create trigger requests_emptied_by_month after truncate on requests
      for each statement execute function count_requests_by_month();
  end if;
end $$;

-- Counts everything anew, where requests were written past the triggers, as a restored backup or an import may do. Writers wait for it.
create or replace function recount_requests_by_month() returns void language sql as $$
  lock table requests in share row exclusive mode;
  delete from requests_by_month;
  insert into requests_by_month (month, kind_id, plan_id, status, count)
  select month_of_filing(filed_at), coalesce(kind_id, 0), coalesce(plan_id, 0), coalesce(status, 0), count(*)
  from requests group by month_of_filing(filed_at), cube (kind_id, plan_id, status);
$$;
