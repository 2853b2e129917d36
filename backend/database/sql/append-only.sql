-- Tables whose rows are only ever added. What was wrong is told by a further row, so that the past reads as it was.
create or replace function refuse_change() returns trigger
  language plpgsql
  as $$
begin
  raise exception 'rows of % are only added, never changed: % refused', tg_table_name, tg_op
    using errcode = 'PL001', table = tg_table_name;
end
$$;

-- Only where it is missing: creating it anew would make every writer wait at each start.
do $$
declare
  kept text;
begin
  foreach kept in array array[
    'link_moves',
    'benefit_incomes',
    'loan_payments',
    'quota_values',
    'profile_versions',
    'audit_entries',
    'audit_seals',
    'pay_slip_lines',
    'theme_versions',
    'email_texts'
  ]
  loop
    if not exists (select from pg_trigger where tgname = 'append_only' and tgrelid = kept::regclass) then
      execute format(
        'create trigger append_only before update or delete or truncate on %I for each statement execute function refuse_change()',
        kept
      );
    end if;
  end loop;
end
$$;

-- Whether a row, as JSON, is of an enrolment of which everything was let go of because its time was over, or else of a person who was made
-- nameless. What hangs on something else is of the enrolment of that.
create or replace function is_of_erased(content jsonb) returns boolean
  language plpgsql stable
  as $$
declare
  link integer := coalesce(
    (content ->> 'link_id')::integer,
    (select r.link_id from requests r where r.id = (content ->> 'request_id')::integer),
    (select l.link_id from loans l where l.id = (content ->> 'loan_id')::integer)
  );
begin
  if link is not null then
    return exists (select from plan_links where id = link and erased_at is not null);
  end if;
  return exists (select from people where id = (content ->> 'person_id')::integer and erased_at is not null);
end
$$;

-- Tables of which the rows go with what is personal of an ended enrolment. Of pay slips only the account is taken, since they are figures too.
create or replace function refuse_change_but_of_erased() returns trigger
  language plpgsql
  as $$
declare
  account constant text[] := array['bank', 'agency', 'account'];
begin
  if tg_op = 'DELETE' and tg_table_name <> 'pay_slips' then
    if is_of_erased(to_jsonb(old)) then
      return old;
    end if;
  elsif tg_op = 'UPDATE' and tg_table_name = 'pay_slips' then
    if is_of_erased(to_jsonb(old)) and to_jsonb(old) - account = to_jsonb(new) - account then
      return new;
    end if;
  end if;
  raise exception 'rows of % are only added, never changed: % refused', tg_table_name, tg_op
    using errcode = 'PL001', table = tg_table_name;
end
$$;

-- Two more, of which an import that is undone takes back the rows that it brought too.
create or replace function refuse_change_but_of_imports() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' and (old.import_id is not null or is_of_erased(to_jsonb(old))) then
    return old;
  end if;
  raise exception 'rows of % are only added, never changed: % refused', tg_table_name, tg_op
    using errcode = 'PL001', table = tg_table_name;
end
$$;

do $$
declare
  kept text;
  refusal text;
begin
  for kept, refusal in
    select * from (values
      ('exit_statements', 'refuse_change_but_of_erased'),
      ('loan_contracts', 'refuse_change_but_of_erased'),
      ('declarations', 'refuse_change_but_of_erased'),
      ('request_events', 'refuse_change_but_of_erased'),
      ('case_notes', 'refuse_change_but_of_erased'),
      ('request_payloads', 'refuse_change_but_of_erased'),
      ('consents', 'refuse_change_but_of_erased'),
      ('pay_slips', 'refuse_change_but_of_erased'),
      ('profile_results', 'refuse_change_but_of_erased'),
      ('addresses', 'refuse_change_but_of_imports'),
      ('tax_regime_options', 'refuse_change_but_of_imports')
    ) refusals
  loop
    if not exists (select from pg_trigger where tgname = 'append_only_rows' and tgrelid = kept::regclass) then
      execute format('drop trigger if exists append_only on %I', kept);
      execute format(
        'create trigger append_only_rows before update or delete on %I for each row execute function %I()',
        kept,
        refusal
      );
      execute format(
        'create trigger append_only before truncate on %I for each statement execute function refuse_change()',
        kept
      );
    end if;
  end loop;
end
$$;

-- Money that imports credited to an enrolment that an import brought, and took back, goes with the enrolment: entries with their reversals,
-- which come to nothing, and only both.
create or replace function refuse_change_but_of_undone_imports() returns trigger
  language plpgsql
  as $$
begin
  if exists (
    select from gone
    join plan_links on plan_links.id = gone.link_id
    where plan_links.import_id is null
      or gone.cause_kind <> 'import'
      or not exists (
        select from gone other
        where other.corrects_entry_id = gone.id or other.id = gone.corrects_entry_id
      )
  ) or exists (
    select from gone
    group by link_id, account, profile_id, lot_date
    having sum(amount) <> 0 or sum(quotas) <> 0
  ) then
    raise exception 'rows of % are only added, never changed: % refused', tg_table_name, tg_op
      using errcode = 'PL001', table = tg_table_name;
  end if;
  return null;
end
$$;

do $$
begin
  if not exists (
    select from pg_trigger where tgname = 'append_only_pairs' and tgrelid = 'ledger_entries'::regclass
  ) then
    drop trigger if exists append_only on ledger_entries;
    create trigger append_only before update or truncate on ledger_entries
      for each statement execute function refuse_change();
    create trigger append_only_pairs after delete on ledger_entries
      referencing old table as gone
      for each statement execute function refuse_change_but_of_undone_imports();
  end if;
end
$$;
