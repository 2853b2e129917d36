-- People with one plan, some with two; the first fifty are attendants without any. Nobody of them has a password.
create temporary table drawn_people on commit drop as
with names as (
  select
    array['Maria', 'José', 'Ana', 'João', 'Antônio', 'Francisco', 'Carlos', 'Paulo', 'Pedro', 'Lucas', 'Luiz', 'Marcos', 'Luís', 'Gabriel',
      'Rafael', 'Francisca', 'Daniel', 'Marcelo', 'Bruno', 'Eduardo', 'Antônia', 'Felipe', 'Rodrigo', 'Adriana', 'Juliana', 'Márcia',
      'Fernanda', 'Patrícia', 'Aline', 'Sandra', 'Camila', 'Amanda', 'Bruna', 'Jéssica', 'Letícia', 'Júlia', 'Luciana', 'Vanessa', 'Mariana',
      'Gabriela', 'Vera', 'Vitória', 'Larissa', 'Cláudia', 'Beatriz', 'Luana', 'Rita', 'Sônia', 'Renata', 'Eliane', 'Joana', 'Sérgio', 'Jorge',
      'André', 'Tiago', 'Fábio', 'Leandro', 'Vinícius', 'Otávio', 'Estêvão', 'Inês', 'Lívia', 'Cecília', 'Heitor', 'Iracema', 'Raimunda']
      as first,
    array['Silva', 'Santos', 'Oliveira', 'Souza', 'Rodrigues', 'Ferreira', 'Alves', 'Pereira', 'Lima', 'Gomes', 'Ribeiro', 'Carvalho',
      'Costa', 'Almeida', 'Lopes', 'Soares', 'Fernandes', 'Vieira', 'Barbosa', 'Rocha', 'Dias', 'Nascimento', 'Andrade', 'Moreira', 'Nunes',
      'Marques', 'Machado', 'Mendes', 'Freitas', 'Cardoso', 'Ramos', 'Gonçalves', 'Santana', 'Teixeira', 'Araújo', 'Moura', 'Batista',
      'Campos', 'Castro', 'Conceição', 'Brandão', 'Falcão', 'Leão', 'Assunção', 'Guimarães', 'Magalhães', 'Antunes', 'Bittencourt', 'Drummond',
      'Quintana', 'Valença', 'Fontoura', 'Peçanha', 'Coutinho', 'Lacerda', 'Meireles', 'Garcez', 'Vasconcelos', 'Sepúlveda', 'Zanetti',
      'Schneider', 'Yamamoto', 'Xavier', 'Albuquerque', 'Figueiredo', 'Nogueira', 'Paranhos', 'Queirós', 'Uchôa', 'Werneck'] as last
), numbered as (
  select n, (select coalesce(max(id), 0) from people) + n as id,
    concat_ws(' ',
      first[1 + pg_temp.drawn_low(n, 1, cardinality(first))],
      case when pg_temp.drawn(n, 2, 3) = 0 then first[1 + pg_temp.drawn(n, 3, cardinality(first))] end,
      last[1 + pg_temp.drawn_low(n, 4, cardinality(last))],
      case when pg_temp.drawn(n, 5, 5) > 0 then last[1 + pg_temp.drawn_low(n, 6, cardinality(last))] end) as name
  from asked, names, generate_series(1, asked.people) n
)
select n, id, name,
  -- Prime numbers: no two people share the nine digits.
  pg_temp.cpf(lpad(((n::bigint * 7919777) % 999999937)::text, 9, '0')) as cpf,
  replace(searchable(name), ' ', '.') || n || '@exemplo.com.br' as email
from numbered;

insert into people (id, cpf, name, email, birth_date, admin_level, re_registration_status, income_range, created_at)
overriding system value
select id, cpf, name, email, date '1945-01-01' + pg_temp.drawn(n, 7, 21000),
  case when n <= 50 then 1 + (n % 10 < 4)::int + (n % 10 < 1)::int end,
  case when n > 50 and pg_temp.drawn(n, 8, 3) > 0 then 1 + pg_temp.drawn(n, 9, 6) end,
  1 + pg_temp.drawn(n, 10, 6), asked.until - interval '6 years'
from drawn_people, asked;

create temporary table drawn_links on commit drop as
select (select coalesce(max(id), 0) from plan_links) + row_number() over (order by n, which) as id,
  row_number() over (order by n, which) as n, person.id as person_id,
  -- Half are in the first plan, three in ten in the second, the others in the third; a second plan is another one.
  (array[1, 7, 4])[1 + (case when drawn.plan < 5 then 0 when drawn.plan < 8 then 1 else 2 end + which) % 3] as plan_id,
  (array['1-1', '1-1', '1-1', '1-1', '1-1', '1-6', '2-2', '2-2', '4-1', '5-1'])[1 + pg_temp.drawn(n, 12, 10)] as state
from drawn_people person,
  lateral (select pg_temp.drawn(n, 11, 10) as plan, pg_temp.drawn(n, 13, 6) as second) drawn,
  generate_series(0, (drawn.second = 0)::int) which
where n > 50;

insert into plan_links (id, person_id, plan_id, enrolment, category, situation, joined_on, situation_since, benefit_granted_on, tax_regime,
  profile_id)
overriding system value
select id, person_id, plan_id, 'G' || lpad(n::text, 7, '0'), split_part(state, '-', 1)::smallint, split_part(state, '-', 2)::smallint,
  joined.joined_on, joined.joined_on, case when state like '2-%' then joined.joined_on end, 'progressive', 1 + pg_temp.drawn(n, 15, 4)
from drawn_links, asked,
  lateral (select (asked.until - interval '6 years')::date - pg_temp.drawn(n, 14, 4000) as joined_on) joined;

select setval(pg_get_serial_sequence('people', 'id'), (select max(id) from people)),
  setval(pg_get_serial_sequence('plan_links', 'id'), (select max(id) from plan_links));
