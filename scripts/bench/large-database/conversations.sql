-- About one request in fifty there was a conversation of three messages, the last of them by the participant where it is open.
create temporary table drawn_conversations on commit drop as
select (select coalesce(max(id), 0) from conversations) + row_number() over (order by id) as id, id as request_id, person_id, plan_id,
  analyst_id, filed_at, status in (6, 7, 8, 9) as is_closed
from drawn_requests where n % 50 = 0;

insert into conversations (id, person_id, plan_id, request_id, attendant_id, subject, opened_at, closed_at)
overriding system value
select drawn.id, person_id, plan_id, request_id, analyst_id, 'Dúvida sobre a solicitação', filed_at,
  case when is_closed then least(asked.until, filed_at + interval '10 days') end
from drawn_conversations drawn, asked;

insert into messages (conversation_id, author_id, author_role, text, sent_at)
select id, case when place = 2 then analyst_id else person_id end, case when place = 2 then 'attendant' else 'participant' end,
  (array['Gostaria de saber se falta algum documento.', 'Recebemos tudo. A análise termina nesta semana.', 'Obrigado pela resposta.'])[place],
  least(asked.until, filed_at + place * interval '3 hours')
from drawn_conversations, asked, generate_series(1, 3) place
order by id, place;

update conversations set last_entry_id = newest.id,
  waiting_since = case when closed_at is null then newest.sent_at end
from (select distinct on (conversation_id) conversation_id, id, sent_at from messages order by conversation_id, id desc) newest
where newest.conversation_id = conversations.id and conversations.id in (select id from drawn_conversations);

select setval(pg_get_serial_sequence('conversations', 'id'), (select max(id) from conversations));
