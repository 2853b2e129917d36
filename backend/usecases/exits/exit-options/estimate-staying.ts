import type { Querier } from '#backend/database/client.ts'
import { accountBalances } from '#backend/database/queries/account-balances.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { benefitPayment, benefitTerms, projection } from '#backend/rules/benefit-kinds.ts'
import { rulesOn } from '#backend/rules/rule-on.ts'
import { deferredBenefit, retirement } from '#backend/rules/service-kinds.ts'
import type { DeferredEstimate } from '#contract/exits/deferred-estimate.ts'
import { normalRetirementDay } from '#domain/benefits/normal-retirement.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { planSimulationRules } from '#domain/simulation/plan-simulation-rules.ts'
import { expectRetirement } from '../../simulation/expect-retirement.ts'

/**
 * Estimate of staying in the plan after leaving the sponsor, in money of the day: the balance at the normal retirement by the plan's usual
 * return, and the first month of an income of the usual term. `monthly`: reais that enter each month, by who goes on alone; null for who
 * waits, who pays nothing and has the fee taken of the balance. Null where no day of retirement is known or it has passed.
 */
export async function estimateStaying(
  database: Querier,
  row: LinkRow,
  day: IsoDate,
  monthly: number | null,
): Promise<DeferredEstimate> {
  const { link, plan, person } = row
  const kinds = [benefitTerms, projection, retirement, benefitPayment, deferredBenefit] as const
  const [[terms, projected, { ways }, payment, { balanceFeePercent }], balances] = await Promise.all([
    rulesOn(database, kinds, plan, day),
    accountBalances(database, link.id, day),
  ])
  const { birthDate } = person
  const opensOn = birthDate && normalRetirementDay(ways, { birthDate, joinedOn: link.joinedOn })
  if (!opensOn || opensOn <= day) return null
  const known = {
    balance: sumReais([...balances.values()]),
    employerBalance: balances.get('sponsor') ?? 0,
    entering: { own: monthly ?? 0, employer: 0 },
    retirement: ways,
  }
  const feePercent = monthly === null ? balanceFeePercent : 0
  const rules = planSimulationRules(terms, projected, payment, feePercent)
  const expected = expectRetirement(row, known, rules, day)
  return (
    expected && {
      saldo: expected.balance,
      renda: expected.income,
      prazoAnos: expected.termYears,
      rentabilidade: expected.realReturnPercent,
      taxaSaldo: feePercent,
      mesDecimoTerceiro: expected.thirteenthMonth,
    }
  )
}
