-- A request stays granted until everything that its grant promised is settled: what is over is looked for by nobody any more.
create or replace function refuse_unsettled_end() returns trigger language plpgsql as $$
begin
  if exists (select from settlements s where s.request_id = new.id and s.settled_at is null) then
    raise exception 'request % still has something to settle', new.id
      using errcode = 'check_violation', constraint = 'request_settled_before_its_end';
  end if;
  return new;
end
$$;

-- Made once: to make it again, every start would have to wait until nobody writes a request.
do $$
begin
  if not exists (select from pg_trigger where tgname = 'requests_settled') then
    create trigger requests_settled
      before update of status on requests
      for each row when (old.status = 5 and new.status <> 5)
      execute function refuse_unsettled_end();
  end if;
end
$$;
