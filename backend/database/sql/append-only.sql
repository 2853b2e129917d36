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
    'exit_statements',
    'benefit_incomes',
    'loan_contracts',
    'loan_payments',
    'quota_values',
    'profile_versions',
    'audit_entries',
    'audit_seals',
    'declarations',
    'request_events',
    'case_notes',
    'request_payloads',
    'consents',
    'pay_slips',
    'pay_slip_lines',
    'profile_results',
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

-- Two more, of which an import that is undone takes back the rows that it brought, and only those.
create or replace function refuse_change_but_of_imports() returns trigger
  language plpgsql
  as $$
begin
  if tg_op = 'DELETE' and old.import_id is not null then
    return old;
  end if;
  raise exception 'rows of % are only added, never changed: % refused', tg_table_name, tg_op
    using errcode = 'PL001', table = tg_table_name;
end
$$;

do $$
declare
  kept text;
begin
  foreach kept in array array['addresses', 'tax_regime_options']
  loop
    if not exists (select from pg_trigger where tgname = 'append_only_rows' and tgrelid = kept::regclass) then
      execute format('drop trigger if exists append_only on %I', kept);
      execute format(
        'create trigger append_only_rows before update or delete on %I for each row execute function refuse_change_but_of_imports()',
        kept
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
