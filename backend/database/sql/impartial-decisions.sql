-- Involvement of a person in a request, which keeps them from deciding it: its `participant`, the `filer` who wrote its data, or, in a
-- payment, the `worker` who did anything of it before its last stage and does not approve it. Null: none of them. A table of one row, so
-- that PostgreSQL inlines it into a statement on many requests.
create or replace function request_involvements(request integer, person integer, besides_event integer default null)
  returns table (involvement text)
  language sql stable
  as $$
    select case
      when r.person_id = person then 'participant'
      when exists (select from request_payloads p where p.request_id = r.id and p.author_id = person)
        or exists (select from request_events e where e.request_id = r.id and e.from_status is null and e.author_id = person)
        then 'filer'
      when r.is_payment and (
        exists (
          select from request_events e
          where e.request_id = r.id and e.id is distinct from besides_event and e.author_id = person
            and (stages.count < 2 or coalesce(e.stage, 1) < stages.count)
        )
        or exists (
          select from request_checks c
          where c.request_id = r.id and c.position < stages.count and person in (c.checked_by, c.unticked_by)
        )
      ) then 'worker'
    end
    from requests r cross join lateral (select count(*) from request_stages s where s.request_id = r.id) stages
    where r.id = request
  $$;

-- The same of one request.
create or replace function request_involvement(request integer, person integer, besides_event integer default null) returns text
  language sql stable
  as $$ select involvement from request_involvements(request, person, besides_event) $$;

-- Who decides a request: nobody who is involved in it. The use cases refuse this with a sentence; here it cannot be forgotten.
create or replace function refuse_partial_decision() returns trigger language plpgsql as $$
declare
  involvement text := request_involvement(new.request_id, new.author_id, new.id);
begin
  if new.author_id is null or new.author_role <> 'attendant' then
    raise exception 'request % was decided by nobody of the attendance', new.request_id
      using errcode = 'check_violation', constraint = 'request_decided_by_attendant';
  end if;
  if involvement = 'participant' then
    raise exception 'request % was decided by its participant', new.request_id
      using errcode = 'check_violation', constraint = 'request_not_decided_by_participant';
  end if;
  if involvement = 'filer' then
    raise exception 'request % was decided by who filed it', new.request_id
      using errcode = 'check_violation', constraint = 'request_not_decided_by_filer';
  end if;
  if involvement = 'worker' and new.to_status = 5 then
    raise exception 'payment % was approved by who worked on it before', new.request_id
      using errcode = 'check_violation', constraint = 'request_payment_four_eyes';
  end if;
  return null;
end
$$;

-- Made once: to make it again, every start would have to wait until nobody writes a history.
do $$
begin
  if not exists (select from pg_trigger where tgname = 'request_events_impartial') then
    create constraint trigger request_events_impartial
      after insert on request_events
      deferrable initially deferred
      for each row when (new.to_status in (5, 6))
      execute function refuse_partial_decision();
  end if;
end
$$;
