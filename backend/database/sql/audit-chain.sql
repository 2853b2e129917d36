-- The seals over the record of what was done. Each is the SHA-256 of the seal before and of an entry's content; who changes, takes away or
-- puts in a row breaks it from there on.

-- Content of a seal: every column, spelled the same on any server and in any time zone. Never change it: sealed rows could not be verified
-- again.
create or replace function audit_content(entry audit_entries) returns bytea
  language sql stable parallel safe
  as $$
    select convert_to(
      jsonb_build_array(
        entry.id, (extract(epoch from entry.at) * 1000000)::bigint, entry.actor_id, entry.subject_id, entry.serving_id,
        entry.action, entry.entity, entry.entity_id, entry.before, entry.after, entry.request_id
      )::text,
      'UTF8'
    )
  $$;

create or replace function note_unsealed_entries() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed (entry_id) select id from added;
  return null;
end
$$;

-- Made once. What was written before it waits for its seal from then on.
do $$ begin
  if not exists (select from pg_trigger where tgname = 'audit_entries_unsealed') then
    create trigger audit_entries_unsealed after insert on audit_entries referencing new table as added
      for each statement execute function note_unsealed_entries();
    insert into audit_unsealed (entry_id)
      select id from audit_entries where not exists (select from audit_seals where entry_id = id)
      on conflict do nothing;
  end if;
end $$;

-- Seals entries that wait, at most so many, in the order of their ids, and says how many. One at a time on all nodes: who comes
-- meanwhile does nothing. An entry that is gone before it was sealed goes on waiting, for whoever checks the record.
create or replace function seal_audit_entries(most integer) returns integer language plpgsql as $$
declare
  entry audit_entries;
  place bigint;
  seal bytea;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(7204119) then
    return 0;
  end if;
  select position, hash into place, seal from audit_seals order by position desc limit 1;
  place := coalesce(place, 0);
  seal := coalesce(seal, decode(repeat('00', 32), 'hex'));
  for entry in
    with taken as (
      delete from audit_unsealed where entry_id in (
        select entry_id from audit_unsealed join audit_entries on id = entry_id order by entry_id limit most
      )
      returning entry_id
    )
    select audit_entries.* from taken join audit_entries on id = entry_id order by id
  loop
    place := place + 1;
    seal := sha256(seal || audit_content(entry));
    insert into audit_seals (position, entry_id, hash) values (place, entry.id, seal);
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;
