import type { Querier } from '#backend/database/client.ts'
import { taxDependantsIn } from '#backend/database/queries/dependants.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { contributionRulesOn } from '#backend/rules/contribution-rules.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { retirement } from '#backend/rules/service-kinds.ts'
import type { SimulationAnswers } from '#contract/taxes/tax-regime.ts'
import { ageOn, competenceOf, completedMonths, type IsoDate } from '#domain/calendar.ts'
import { nextDueMonth, paysContributions } from '#domain/contributions/next-contribution.ts'
import { sumReais } from '#domain/money.ts'
import { LONGEST_SIMULATION } from '#domain/taxes/tax-simulation/simulate-regimes.ts'
import { yearsToRetirement } from '#domain/taxes/tax-simulation/years-to-retirement.ts'
import { monthlyContribution } from '../../contributions/monthly-contribution.ts'
import { yearOfSalary } from './year-of-salary.ts'

const YEARS_WHERE_UNKNOWN = 10

/**
 * The answers of a simulation as far as the plan knows the person: their balance, what enters their accounts a month, the years until they
 * may retire, a year of their salary as other income, and who reduces their tax this month. They are a proposal: what is concluded from them waits until they are confirmed.
 */
export async function ownAnswers(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<SimulationAnswers> {
  const [contribuicao, saida, salary, dependentes] = await Promise.all([
    enteringEachMonth(database, row, today),
    yearsToExit(database, row, today),
    yearOfSalary(database, row, today),
    taxDependantsIn(database, row.person.id, competenceOf(today)),
  ])
  return {
    usaSaldo: 'S',
    contribuicao,
    rentabilidade: 4,
    forma: 'prazo-certo',
    prazo: 15,
    saida,
    outrasRendas: salary,
    dependentes,
    deduz: 'N',
    rendaAtual: salary,
  }
}

/** Both sides, reais. The fee of the self-sponsored never enters an account. */
async function enteringEachMonth(database: Querier, row: LinkRow, today: IsoDate): Promise<number> {
  if (!paysContributions(row.link)) return 0
  const rules = { ...(await contributionRulesOn(database, row.plan, today)), selfSponsoredFeePercent: 0 }
  const month = nextDueMonth(today, rules.contribution)
  const { own, employer } = await monthlyContribution(database, row, rules, { month, today })
  return sumReais([own, employer])
}

async function yearsToExit(
  database: Querier,
  { link, person: { birthDate }, plan }: LinkRow,
  today: IsoDate,
): Promise<number> {
  if (birthDate === null) return YEARS_WHERE_UNKNOWN
  const { ways } = await ruleOn(database, retirement, plan, today)
  const facts = { age: ageOn(birthDate, today), monthsInPlan: completedMonths(link.joinedOn, today) }
  const years = yearsToRetirement(facts, ways) ?? YEARS_WHERE_UNKNOWN
  return Math.min(LONGEST_SIMULATION, Math.max(1, years))
}
