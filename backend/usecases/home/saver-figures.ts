import type { PlanSummaryOnWire } from '#contract/home/plan-summary.ts'
import { addMonths, completedMonths, type IsoDate } from '#domain/calendar.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import { basicPercentageOptions } from '#domain/contributions/percentage-options.ts'
import { selectStates } from '#domain/contributions/select-states.ts'
import { nextVestingStep, vestedBalance } from '#domain/exits/vesting.ts'
import { sumReais, toDecimal } from '#domain/money.ts'
import { planSimulationRules } from '#domain/simulation/plan-simulation-rules.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { ChosenContribution } from '../contributions/monthly-contribution.ts'
import { expectRetirement, expectRetirements, type RetirementAtAge } from '../simulation/expect-retirement.ts'
import { balanceFeePercent } from '../simulation/own-inputs.ts'
import type { Savings } from './savings.ts'
import type { SummaryRules } from './summary-rules.ts'
import { livesOnIt } from './to-do.ts'

type ExpectedIncome = NonNullable<PlanSummaryOnWire['projecao']>['rendas'][number]

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

/**
 * Amount that the sponsor would add if the basic percentage went up as far as it is matched; null where it adds nothing more or may not be
 * chosen.
 */
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
 * Income at a normal retirement, as the benefit simulator opens with it; null where there is none to expect, for whoever lives on the plan
 * already and while no quota is known.
 */
export function projectedIncome(
  row: LinkRow,
  { balance: { totals, quota }, entering, chosen }: Savings,
  {
    retirement,
    projection,
    benefitTerms,
    benefitPayment,
    deferredBenefit,
    publicPension,
  }: Pick<
    SummaryRules,
    'retirement' | 'projection' | 'benefitTerms' | 'benefitPayment' | 'deferredBenefit' | 'publicPension'
  >,
  today: IsoDate,
): PlanSummaryOnWire['projecao'] {
  if (livesOnIt(row) || !quota) return null
  const fee = balanceFeePercent(row.link, deferredBenefit)
  const rules = planSimulationRules(benefitTerms, projection, benefitPayment, fee)
  const known = {
    balance: totals.total.balance,
    employerBalance: totals.sponsor.balance,
    entering,
    retirement,
  }
  const salary =
    chosen.kind === 'percentages' && chosen.salary !== null ? toDecimal(chosen.salary).toNumber() : null
  const expected = expectRetirement(row, known, rules, today)
  return (
    expected && {
      em: expected.on,
      idade: expected.age,
      contribuicaoMensal: expected.contribution,
      saldo: expected.balance,
      rendaMensal: expected.income,
      prazoAnos: expected.termYears,
      rendimentoReal: expected.realReturnPercent,
      crescimentoContribuicao: expected.growthPercent,
      taxaSaldo: expected.balanceFeePercent,
      mesDecimoTerceiro: expected.thirteenthMonth,
      rendas: expectRetirements(
        row,
        { ...known, salary },
        { simulation: rules, publicPension },
        today,
        agesBeside(expected.age),
      ).map(incomeOnWire),
    }
  )
}

/** Ages at which people think of stopping. */
const USUAL_AGES = [60, 62, 65] as const

/** That of the plan's own retirement and the usual ones after it. */
function agesBeside(age: number): number[] {
  return [age, ...USUAL_AGES.filter((usual) => usual > age)]
}

function incomeOnWire({ age, on, income, publicPension: pension }: RetirementAtAge): ExpectedIncome {
  return {
    idade: age,
    em: on,
    rendaMensal: income,
    inss: pension.code === 'estimated' ? { valor: pension.monthly, aPartirDos: pension.fromAge } : null,
  }
}
