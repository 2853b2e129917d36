-- A number from 0 to below - 1 that only depends on the row and on what it is drawn for.
create function pg_temp.drawn(row_number bigint, purpose int, below int) returns int
  language sql immutable parallel safe
  as $$ select ((hashint8extended(row_number, purpose) & 9223372036854775807) % below)::int $$;

-- As `drawn`, but low numbers come up more often: as some surnames and some services do.
create function pg_temp.drawn_low(row_number bigint, purpose int, below int) returns int
  language sql immutable parallel safe
  as $$ select floor(below * power(pg_temp.drawn(row_number, purpose, 1000000) / 1000000.0, 2.2))::int $$;

-- Nine digits with the two check digits that make them a CPF.
create function pg_temp.cpf(nine text) returns text
  language sql immutable parallel safe
  as $$
    select nine || first.digit || ((sum(substr(nine || first.digit, place, 1)::int * (12 - place)) * 10) % 11 % 10)::text
    from generate_series(1, 10) place,
      (select ((sum(substr(nine, place, 1)::int * (11 - place)) * 10) % 11 % 10)::text as digit from generate_series(1, 9) place) first
    group by first.digit
  $$;
