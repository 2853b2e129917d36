-- Every step from the filing to the status that a request is in; payments are sent on to a second stage, in which somebody else decides.
insert into request_events (request_id, from_status, to_status, author_id, author_role, stage, at)
select drawn.id, step.from_status, step.to_status, step.author_id, step.author_role, step.stage, step.at
from drawn_requests drawn, lateral (
  values
    (1, null, 1, person_id, 'participant', null, filed_at, true),
    (2, 1, 7, person_id, 'participant', 1, taken_at, status = 7),
    (2, 1, 2, analyst_id, 'attendant', 1, taken_at, status not in (1, 7)),
    (3, 2, 2, analyst_id, 'attendant', 1, moved_at, pays and (status in (5, 6, 8) or (status = 2 and n % 2 = 0))),
    (4, 2, 3, analyst_id, 'attendant', 1, moved_at, status in (3, 9)),
    (4, 2, 4, analyst_id, 'attendant', 1, moved_at, status = 4),
    (4, 2, 6, case when pays then approver_id else analyst_id end, 'attendant', 1 + pays::int, moved_at, status = 6),
    (4, 2, 5, case when pays then approver_id else analyst_id end, 'attendant', 1 + pays::int, moved_at, status in (5, 8)),
    (5, 5, 8, case when pays then approver_id else analyst_id end, 'attendant', 1 + pays::int, done_at, status = 8),
    (5, 3, 9, null, 'system', 1, done_at, status = 9)
) as step (place, from_status, to_status, author_id, author_role, stage, at, is_taken)
where step.is_taken
order by drawn.id, step.place;

insert into request_stages (request_id, position, name, level, sla_business_days, checklist, may_return, entered_at, left_at, decided_by)
select id, 1, 'Análise', 1, days, jsonb '[]', true, filed_at,
  case when status in (5, 6, 8) or (pays and status = 2 and n % 2 = 0) then moved_at when status = 7 then taken_at when status = 9 then done_at end,
  case when status in (5, 6, 8) or (pays and status = 2 and n % 2 = 0) then analyst_id end
from drawn_requests
union all
select id, 2, 'Aprovação', 2, 0, jsonb '[]', true,
  case when status in (5, 6, 8) or (status = 2 and n % 2 = 0) then moved_at end,
  case when status in (5, 6, 8) then moved_at end,
  case when status in (5, 6, 8) then approver_id end
from drawn_requests where pays
order by 1, 2;
