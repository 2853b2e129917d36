import type { PlanSummaryOnWire } from '#contract/home/plan-summary.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { Querier } from '../../database/client.ts'
import { accessOf, type LinkRow, linksOfPerson } from '../../database/queries/plan-links.ts'
import { projectedIncome } from './saver-figures.ts'
import { readSavings, readSavingsFacts } from './savings.ts'

type OtherPlan = PlanSummaryOnWire['outrosPlanos'][number]

/** The other plans that a person is in today, with what each holds and promises. */
export async function otherPlans(database: Querier, own: LinkRow, today: IsoDate): Promise<OtherPlan[]> {
  const links = await linksOfPerson(database, own.person.id)
  const others = links.filter((row) => row.link.id !== own.link.id && accessOf(row, today) === 'full')
  return Promise.all(others.map((row) => otherPlan(database, row, today)))
}

async function otherPlan(database: Querier, row: LinkRow, today: IsoDate): Promise<OtherPlan> {
  const facts = await readSavingsFacts(database, row, today)
  const savings = await readSavings(database, row, facts, today)
  const { totals, quota } = savings.balance
  return {
    idPlano: row.plan.id,
    nome: row.plan.name,
    matricula: row.link.enrolment,
    saldo: quota && totals.total.balance,
    rendas: projectedIncome(row, savings, facts.rules, today)?.rendas ?? [],
  }
}
