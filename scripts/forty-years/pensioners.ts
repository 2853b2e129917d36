import { addDays } from '#domain/calendar.ts'
import type { Fund, Person } from './fund.ts'
import type { Life } from './life.ts'

/** Numbers of pensioners follow those of everybody who is drawn. */
const PENSIONERS_FROM = 1_000_000

/** Gives a life to whoever receives a pension after somebody. */
export async function pensionerOf(fund: Fund, { life, linkId }: Person): Promise<void> {
  const opened = await fund.ask<{
    cpf: string
    name: string
    birth: string
    personId: number
    linkId: number
    enrolment: string
  }>(
    `select p.cpf, p.name, p.birth_date::text as birth, p.id as "personId", l.id as "linkId", l.enrolment
     from plan_links l join people p on p.id = l.person_id
     where l.category = 3 and l.plan_id = (select plan_id from plan_links where id = $1)
       and starts_with(l.enrolment, $2) order by l.id`,
    [linkId, `${life.enrolment}-`],
  )
  for (const [at, { cpf, name, birth, personId, linkId: id, enrolment }] of opened.entries()) {
    const n = PENSIONERS_FROM + life.n * 10 + at
    if (fund.people.has(n)) continue
    const random = fund.random('pensioner', n)
    const pensioner: Life = { ...life, n, cpf, name, birth, enrolment, acts: [] }
    fund.people.set(n, { life: pensioner, personId, linkId: id, diedOn: null })
    const day = (least: number, most: number) => addDays(fund.today(), random.integer(least, most))
    const window = `${Number(fund.today().slice(0, 4)) + random.integer(1, 4)}-${random.pick(['06', '12'])}-09`
    fund.plan(window, pensioner, {
      act: 'change-income',
      income: { type: 'percentual', percent: random.integer(4, 12) / 10 },
    })
    if (random.next() < 0.3) fund.plan(day(100, 1500), pensioner, { act: 'suspend-benefit', months: 2 })
    if (random.next() < 0.3) fund.plan(day(100, 1500), pensioner, { act: 'fall-ill' })
    if (birth < '1990') fund.plan(day(1000, 9000), pensioner, { act: 'die', registeredAfter: 5 })
  }
}
