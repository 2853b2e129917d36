-- A dependant counts for one taxpayer only, and of one person and plan once. What was changed on its own first day was never in force.
do $$ begin
  if not exists (select from pg_constraint where conname = 'dependants_one_taxpayer') then
    alter table dependants add constraint dependants_one_taxpayer
      exclude using gist (cpf with =, daterange(valid_from, valid_until + 1) with &&)
      where (type = 1 and kinship not in ('12', '99'));
  end if;
  if not exists (select from pg_constraint where conname = 'dependants_once') then
    alter table dependants add constraint dependants_once
      exclude using gist (
        person_id with =, (coalesce(link_id, 0)) with =, cpf with =, daterange(valid_from, valid_until + 1) with &&);
  end if;
end $$;
