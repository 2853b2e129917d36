-- Blocks of one link that are open exclude each other where both would take the same money: all of it and any part of it. A block spans
-- a range of accounts (every one, or its own) and a range of shares (everything, or itself); two that overlap in both cannot both be.
do $$
begin
  if not exists (select from pg_constraint where conname = 'balance_blocks_apart') then
    alter table balance_blocks add constraint balance_blocks_apart exclude using gist (
      int4range(link_id, link_id, '[]') with &&,
      (case
        when account = 'all' then int4range(null, null)
        else int4range(
          array_position(
            array['participant-basic', 'participant-supplementary', 'participant-voluntary', 'sponsor', 'ported-open-participant',
              'ported-open-sponsor', 'ported-closed-participant', 'ported-closed-sponsor'],
            account
          ),
          array_position(
            array['participant-basic', 'participant-supplementary', 'participant-voluntary', 'sponsor', 'ported-open-participant',
              'ported-open-sponsor', 'ported-closed-participant', 'ported-closed-sponsor'],
            account
          ),
          '[]'
        )
      end) with &&,
      (case when amount is null then int4range(null, null) else int4range(id, id, '[]') end) with &&
    ) where (released_at is null);
  end if;
end
$$;
