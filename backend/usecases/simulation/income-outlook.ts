import type * as v from 'valibot'
import type { retornarRendaComContribuicao } from '#contract/simulation/income-outlook.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { nextDueMonth } from '#domain/contributions/next-contribution.ts'
import { settleChoice } from '#domain/contributions/select-states.ts'
import { mainIncome } from '#domain/simulation/main-income.ts'
import { type SimulationInputs, safeInputs } from '#domain/simulation/safe-inputs.ts'
import { simulateFigures } from '#domain/simulation/simulate-benefit.ts'
import type { Querier } from '../../database/client.ts'
import { salaryOn } from '../../database/queries/contribution-settings.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { contributionTerms, selfSponsorship } from '../../rules/contribution-kinds.ts'
import { basisOf } from '../../rules/contribution-rules.ts'
import { rulesOn } from '../../rules/rule-on.ts'
import { chosenContribution, contributionOf } from '../contributions/monthly-contribution.ts'
import { enteringOf } from './own-inputs.ts'
import { readBenefitSimulator } from './read-simulator.ts'

type Outlook = v.InferInput<(typeof retornarRendaComContribuicao)['answer']>

/** A choice that is looked at: points, or reais a month. */
export type LookedAt = {
  basicPercent: number | null
  supplementaryPercent: number | null
  amount: number | null
}

/** How a change of contribution moves the income that the simulator opens with; what it does not tell stays as it is. */
export async function incomeOutlook(
  database: Querier,
  row: LinkRow,
  looked: LookedAt,
  today: IsoDate,
): Promise<Outlook> {
  const { entradas, regras, conhecidas } = await readBenefitSimulator(database, row, today)
  if (!conhecidas.includes('retirementAge')) return null
  const incomeOf = (inputs: SimulationInputs) =>
    mainIncome(simulateFigures(inputs, regras, { monthsHeld: 0, taxes: null }).incomes)?.gross
  const { own, employer } = await enteringWith(database, row, looked, today)
  const asked = { ...entradas, ownContribution: own, employerContribution: employer }
  const [now, then] = [incomeOf(entradas), incomeOf(safeInputs(asked, regras).inputs)]
  if (now === undefined || then === undefined) return null
  return {
    idade: entradas.retirementAge,
    idadeMeses: entradas.retirementAgeMonths ?? 0,
    hoje: now,
    depois: then,
  }
}

async function enteringWith(
  database: Querier,
  { link, plan }: LinkRow,
  { basicPercent, supplementaryPercent, amount }: LookedAt,
  today: IsoDate,
): Promise<{ own: number; employer: number }> {
  const [terms, { feePercent }] = await rulesOn(database, [contributionTerms, selfSponsorship], plan, today)
  const rules = { ...basisOf(terms), selfSponsoredFeePercent: feePercent }
  const month = nextDueMonth(today, rules.contribution)
  const chosen = await chosenContribution(database, link.id, rules, { month, today })
  if (rules.isVoluntary) {
    const own = amount ?? (chosen.kind === 'amount' ? chosen.amount : 0)
    return { own, employer: 0 }
  }
  const now = chosen.kind === 'percentages' ? chosen : { basicPercent: 0, supplementaryPercent: 0 }
  const salary = await salaryOn(database, link.id, today)
  const { basicMax, supplementaryMax } = rules.contribution
  const choice = {
    salary,
    basicPercent: Math.min(basicMax, basicPercent ?? now.basicPercent),
    supplementaryPercent: Math.min(supplementaryMax, supplementaryPercent ?? now.supplementaryPercent),
  }
  const { resets: _resets, ...settled } = settleChoice(choice, rules.contribution)
  return enteringOf(contributionOf({ kind: 'percentages', salary, ...settled }, link.category, rules))
}
