-- Of one kind and plan, no two rules on one day. Plan 0 stands for everybody, since null equals nothing.
do $$ begin
  if not exists (select from pg_constraint where conname = 'dated_rules_one_a_day') then
    alter table dated_rules add constraint dated_rules_one_a_day
      exclude using gist (kind with =, (coalesce(plan_id, 0)) with =, during with &&)
      where (withdrawn_at is null);
  end if;
end $$;

-- What was published stays as it was: it may only end earlier, or be withdrawn.
create or replace function keep_dated_rules() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a published rule is never deleted: %', old.kind using errcode = 'restrict_violation';
  end if;
  if (new.id, new.kind, new.plan_id, new.version, new.rules, new.source, new.published_at, new.published_by, new.note)
      is distinct from
      (old.id, old.kind, old.plan_id, old.version, old.rules, old.source, old.published_at, old.published_by, old.note)
    or lower(new.during) <> lower(old.during)
    or not new.during <@ old.during
    or (old.withdrawn_at is not null and new is distinct from old) then
    raise exception 'a published rule is never changed: %', old.kind using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace trigger keep_dated_rules before update or delete on dated_rules
  for each row execute function keep_dated_rules();
