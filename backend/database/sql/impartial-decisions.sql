-- Who decides a request: never the participant, never who wrote what it asks for, and for a payment nobody who did anything of it before
-- its last stage. The use cases refuse this with a sentence; here it cannot be forgotten.
create or replace function refuse_partial_decision() returns trigger language plpgsql as $$
declare
  decided record;
begin
  select r.person_id, r.is_payment, count(s.*) as stages
    into decided
    from requests r left join request_stages s on s.request_id = r.id
    where r.id = new.request_id
    group by r.id;
  if new.author_id is null or new.author_role <> 'attendant' then
    raise exception 'request % was decided by nobody of the attendance', new.request_id
      using errcode = 'check_violation', constraint = 'request_decided_by_attendant';
  end if;
  if new.author_id = decided.person_id then
    raise exception 'request % was decided by its participant', new.request_id
      using errcode = 'check_violation', constraint = 'request_not_decided_by_participant';
  end if;
  if exists (select from request_payloads p where p.request_id = new.request_id and p.author_id = new.author_id)
    or exists (
      select from request_events e
      where e.request_id = new.request_id and e.from_status is null and e.author_id = new.author_id
    )
  then
    raise exception 'request % was decided by who filed it', new.request_id
      using errcode = 'check_violation', constraint = 'request_not_decided_by_filer';
  end if;
  if new.to_status = 5 and decided.is_payment and (
    exists (
      select from request_events e
      where e.request_id = new.request_id and e.id <> new.id and e.author_id = new.author_id
        and (decided.stages < 2 or coalesce(e.stage, 1) < decided.stages)
    )
    or exists (
      select from request_checks c
      where c.request_id = new.request_id and c.position < decided.stages
        and new.author_id in (c.checked_by, c.unticked_by)
    )
  ) then
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
