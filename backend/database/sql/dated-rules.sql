-- Of one kind and plan, no two rules on one day. Plan 0 stands for everybody, since null equals nothing.
do $$ begin
  if not exists (select from pg_constraint where conname = 'dated_rules_one_a_day') then
    alter table dated_rules add constraint dated_rules_one_a_day
      exclude using gist (kind with =, (coalesce(plan_id, 0)) with =, during with &&)
      where (withdrawn_at is null);
  end if;
end $$;

-- A published rule stays as it was: it may only end earlier or, before it begins, be withdrawn.
create or replace function keep_dated_rules() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    raise exception 'a published rule is never deleted' using errcode = 'restrict_violation';
  end if;
  if (new.id, new.kind, new.plan_id, new.version, new.rules, new.source, new.published_at, new.published_by, new.note)
      is distinct from
      (old.id, old.kind, old.plan_id, old.version, old.rules, old.source, old.published_at, old.published_by, old.note)
    or lower(new.during) <> lower(old.during)
    or not new.during <@ old.during
    or (old.withdrawn_at is not null and new is distinct from old) then
    raise exception 'a published rule is never changed: %', old.kind using errcode = 'restrict_violation';
  end if;
  if lower(new.during) <= (new.withdrawn_at at time zone 'America/Sao_Paulo')::date then
    raise exception 'a published rule is withdrawn only before it begins: %', old.kind using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace trigger keep_dated_rules before update or delete on dated_rules
  for each row execute function keep_dated_rules();

-- From the day on which a rule does not hold any more, another does, which was published on an earlier day. Asked at the commit, since
-- the one that takes over can only be written when the other has made way.
create or replace function refuse_rule_without_successor() returns trigger language plpgsql as $$
declare
  gone dated_rules;
  first_day date;
begin
  select * into gone from dated_rules where id = new.id;
  first_day := case when gone.withdrawn_at is null then upper(gone.during) else lower(gone.during) end;
  if not exists (
    select from dated_rules successor
    where successor.kind = gone.kind and successor.plan_id is not distinct from gone.plan_id
      and successor.withdrawn_at is null and successor.during @> first_day
      and (successor.published_at at time zone 'America/Sao_Paulo')::date < first_day
  ) then
    raise exception 'no rule published before takes over from "%" on %', gone.kind, first_day
      using errcode = 'restrict_violation';
  end if;
  return null;
end $$;

-- Made once: to make them again, every start would have to wait until nobody writes a rule.
do $$ begin
  if not exists (select from pg_trigger where tgname = 'dated_rules_kept' and tgrelid = 'dated_rules'::regclass) then
    create trigger dated_rules_kept before truncate on dated_rules
      for each statement execute function keep_dated_rules();
  end if;
  if not exists (select from pg_trigger where tgname = 'dated_rules_succeeded') then
    create constraint trigger dated_rules_succeeded
      after update on dated_rules
      deferrable initially deferred
      for each row when (old is distinct from new)
      execute function refuse_rule_without_successor();
  end if;
end $$;
