-- Thirty years of movements of one person in a hundred: half still contribute, half have received a benefit all the while. Whoever is asked
-- about reads as much in a small database as in a large one, so that what is measured is the size of everything beside them.
create temporary table drawn_veterans on commit drop as
select row_number() over (partition by state order by n) as place, links.id as link_id, person_id, plan_id, profile_id, state = '2-2' as is_paid
from (select drawn_links.*, count(*) over (partition by person_id) as links_of_person from drawn_links) drawn
join plan_links links using (id, person_id, plan_id)
where state in ('1-1', '2-2') and links_of_person = 1;

delete from drawn_veterans using asked where place > greatest(1, asked.people / 200);

-- Months in which there are quotas of thirty years, numbered from the oldest.
create temporary table drawn_months on commit drop as
select profile_id, date, value, to_char(date, 'YYYY-MM') as competence, row_number() over (partition by profile_id order by date) as month
from (
  select profile_id, date, value, row_number() over (partition by profile_id order by date desc) as ago from quota_values where version = 1
) newest
where ago <= 360;

update plan_links set joined_on = first.date, situation_since = first.date,
  benefit_granted_on = case when is_paid then date_trunc('month', first.date)::date end
from drawn_veterans veteran join drawn_months first using (profile_id)
where plan_links.id = veteran.link_id and first.month = 1;

-- Three contributions a month; who is paid brought a balance along, of which every income takes a part.
insert into ledger_entries (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value, quota_version, quotas,
  cause_kind, cause_id, key, line, recorded_at)
select link_id, date, lot_date, competence, type, account, profile_id, amount, value, 1, round(amount / value, 8),
  case when type = 'income' then 'benefit-payment' else 'import' end, 'bench', line, line, date + interval '30 hours'
from (
  select veteran.link_id, veteran.profile_id, months.date, months.competence, months.value, months.month, entry.type, entry.account,
    case when entry.type = 'income' then first.date else months.date end as lot_date, entry.amount::numeric(14, 2) as amount,
    concat_ws(' ', veteran.link_id, months.month, entry.type) as line
  from drawn_veterans veteran join drawn_months months using (profile_id)
  join drawn_months first on first.profile_id = veteran.profile_id and first.month = 1,
  lateral (
    values
      ('CB', 'participant-basic', 200 + months.month, not is_paid),
      ('CS', 'participant-supplementary', 100 + months.month, not is_paid),
      ('CP', 'sponsor', 200 + months.month, not is_paid),
      ('CB', 'participant-basic', 500000, is_paid and months.month = 1),
      ('income', 'participant-basic', -2000, is_paid and months.month > 1)
  ) as entry (type, account, amount, is_taken)
  where entry.is_taken
) moved
order by month, link_id, line;

-- A pay slip is one that the demonstration has, with its lines.
create temporary table drawn_slip on commit drop as
select slip.* from pay_slips slip
where (select count(*) from pay_slip_lines where pay_slip_id = slip.id) > 1 and competence not like '%-12' order by id desc limit 1;

insert into pay_slips (link_id, competence, paid_on, gross, discounts, net, bank, agency, account, memo, created_at)
select veteran.link_id, months.competence, date, gross, discounts, net, bank, agency, account, memo, date + interval '9 hours'
from drawn_veterans veteran join drawn_months months using (profile_id), drawn_slip
where is_paid and month > 1
order by month, veteran.link_id;

insert into pay_slip_lines (pay_slip_id, position, code, reference, amount)
select slip.id, position, code, reference, amount
from drawn_veterans veteran join pay_slips slip using (link_id), pay_slip_lines line
where is_paid and line.pay_slip_id = (select id from drawn_slip)
order by 1, 2;

-- Six loans of sixty instalments one after the other, the last of which runs.
create temporary table drawn_loans on commit drop as
select (select coalesce(max(id), 0) from loans) + row_number() over (order by released_on, link_id) as id, link_id, released_on, which = 6 as runs
from drawn_veterans, asked, generate_series(1, 6) which,
  lateral (select (asked.until - make_interval(months => 60 * (6 - which) + 20))::date as released_on) loan
where not is_paid;

insert into loans (id, link_id, amount, iof, cover_fee, settles, credit, system, rate_kind, monthly_percent, months, due_day, released_on,
  collection, ended_on, ended_by, created_at)
overriding system value
select id, link_id, 12000, 120, 60, 0, 11820, 'sac', 'fixed', '0.95', 60, 10, released_on, 'payroll',
  case when not runs then (released_on + interval '60 months')::date end, case when not runs then 'paid' end, released_on + interval '9 hours'
from drawn_loans;

insert into loan_instalments (loan_id, number, due_date, correction, interest, amortisation, amount, balance)
select id, number, (date_trunc('month', released_on) + make_interval(months => number, days => 9))::date, 0, interest, 200, 200 + interest,
  12000 - 200 * number
from drawn_loans, generate_series(1, 60) number, lateral (select round((12000 - 200 * (number - 1)) * 0.0095, 2) as interest) cost
order by id, number;

insert into loan_payments (loan_id, number, paid_on, amount, created_at)
select loan_id, number, due_date, amount, due_date + interval '9 hours'
from loan_instalments join drawn_loans on drawn_loans.id = loan_id, asked
where not runs or due_date < asked.until::date
order by due_date, loan_id;

select setval(pg_get_serial_sequence('loans', 'id'), (select max(id) from loans));
