-- Twenty notifications of each person and two a month of who has been there for thirty years; of one in twenty-five nobody took notice.
insert into notifications (person_id, plan_id, type, title, description, leads_to, created_at, read_at)
select person_id, null, 3, 'Documento disponível', 'Um novo documento do seu plano está em Documentos.', '/documents', told_at,
  case when number % 25 > 0 then told_at + interval '1 day' end
from (
  select person.id as person_id, number, asked.until - interval '5 years' * (number / 21.0) as told_at
  from drawn_people person, asked, generate_series(1, 20) number
  union all
  select person_id, number, asked.until - interval '30 years' * (number / 721.0)
  from drawn_veterans, asked, generate_series(1, 720) number
) told
order by told_at;

-- Audit of attendants' acts on people: thirty entries of each person, and two a month of the same.
insert into audit_entries (at, actor_id, subject_id, action, entity, entity_id, after, request_id)
select done_at, 1 + attendant.base + (number % 40), person_id, 'pay-slip.recorded', 'pay-slip', number::text,
  jsonb_build_object('competence', to_char(done_at, 'YYYY-MM'), 'net', 2700), 'bench'
from (
  select person.id as person_id, number, asked.until - interval '5 years' * (number / 31.0) as done_at
  from drawn_people person, asked, generate_series(1, 30) number
  union all
  select person_id, number, asked.until - interval '30 years' * (number / 721.0)
  from drawn_veterans, asked, generate_series(1, 720) number
) done, (select min(id) - 1 as base from drawn_people) attendant
order by done_at;

-- Who is asked about, with the password of the demonstration.
create schema bench;
create table bench.visitors as
select case when is_paid then 'pensioner' else 'veteran' end as name, cpf, person_id, plan_id
from drawn_veterans join people on people.id = person_id
where place = 1;

insert into credentials (person_id, password_hash, changed_at)
select person_id, password_hash, changed_at
from bench.visitors, (select password_hash, changed_at from credentials order by person_id limit 1) known;
