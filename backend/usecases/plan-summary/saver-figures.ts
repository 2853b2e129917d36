import type { PlanSummaryOnWire } from '#contract/plan-summary.ts'
import { fixedTermIncome } from '#domain/benefit-simulation/incomes.ts'
import { normalRetirementDay } from '#domain/benefit-simulation/normal-retirement.ts'
import { planSimulationRules } from '#domain/benefit-simulation/plan-simulation-rules.ts'
import { balanceAtRetirement, savingPath } from '#domain/benefit-simulation/saving-series.ts'
import { addMonths, addYears, compareIso, completedMonths, type IsoDate } from '#domain/calendar.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import { basicPercentageOptions } from '#domain/contributions/percentage-options.ts'
import { selectStates } from '#domain/contributions/select-states.ts'
import { sumReais } from '#domain/money.ts'
import { nextVestingStep, vestedBalance } from '#domain/vesting/vesting.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { ownInputs, type SimulatedPerson } from '../benefit-simulation/own-inputs.ts'
import type { ChosenContribution } from '../contributions/monthly-contribution.ts'
import type { SummaryRules } from './summary-rules.ts'

/** The share of the sponsor's account that a redemption would give today; null where the plan has no such account, or nothing is in it. */
export function vestedPart(
  { link }: LinkRow,
  sponsorBalance: number,
  { vestingTable: table }: Pick<SummaryRules, 'vestingTable'>,
  today: IsoDate,
): PlanSummaryOnWire['parteAdquirida'] {
  if (table === null || sponsorBalance <= 0) return null
  const months = completedMonths(link.joinedOn, today)
  const { percent, vested, unvested } = vestedBalance(sponsorBalance, months, table)
  const next = nextVestingStep(months, table)
  return {
    percentual: percent,
    valor: vested,
    naoAdquirido: unvested,
    proximo: next && { percentual: next.percent, em: addMonths(link.joinedOn, next.fromMonths) },
  }
}

/** What the sponsor would add if the basic percentage went up as far as it matches; null where it adds nothing more or may not be chosen. */
export function moreOfSponsor(
  chosen: ChosenContribution,
  { contributions: { contribution }, services }: Pick<SummaryRules, 'contributions' | 'services'>,
): PlanSummaryOnWire['contrapartida'] {
  if (chosen.kind !== 'percentages' || !services.includes('alterar-contribuicao')) return null
  if (contribution.match === null || selectStates(chosen, contribution).basic !== null) return null
  const ceiling = contribution.match.ceilingPercent ?? contribution.basicMax
  const best = basicPercentageOptions(chosen.salary, contribution).findLast((percent) => percent <= ceiling)
  if (best === undefined || best <= chosen.basicPercent) return null
  const now = monthlyAmounts(chosen, contribution)
  const then = monthlyAmounts({ ...chosen, basicPercent: best }, contribution)
  const mais = sumReais([then.employer, -now.employer])
  return mais > 0
    ? { de: chosen.basicPercent, para: best, mais, custa: sumReais([then.basic, -now.basic]) }
    : null
}

/**
 * Income at a normal retirement, as the benefit simulator opens with it; null where the plan grants none, or the person's age is unknown.
 * A retirement that is open already is reckoned as one in a year.
 */
export function projectedIncome(
  row: LinkRow,
  known: Omit<SimulatedPerson, 'retirement' | 'salary'>,
  { retirement, projection, benefitTerms }: Pick<SummaryRules, 'retirement' | 'projection' | 'benefitTerms'>,
  today: IsoDate,
): PlanSummaryOnWire['projecao'] {
  const { birthDate } = row.person
  if (birthDate === null) return null
  const reached = normalRetirementDay(retirement, { birthDate, joinedOn: row.link.joinedOn })
  if (reached === null) return null
  const rules = planSimulationRules(benefitTerms, projection)
  const { inputs } = ownInputs(row, { ...known, salary: null, retirement }, rules, today)
  const saldo = balanceAtRetirement(savingPath(inputs, rules.loadPercent))
  if (saldo <= 0) return null
  const soonest = addYears(today, 1)
  return {
    em: compareIso(reached, today) <= 0 ? soonest : reached,
    idade: inputs.retirementAge,
    contribuicaoMensal: sumReais([inputs.ownContribution, inputs.employerContribution]),
    saldo,
    rendaMensal: fixedTermIncome(saldo, {
      years: inputs.termYears,
      realReturnPercent: inputs.realReturnPercent,
    }),
    prazoAnos: inputs.termYears,
    rendimentoReal: inputs.realReturnPercent,
    crescimentoContribuicao: inputs.growthPercent,
  }
}
