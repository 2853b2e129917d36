import type { DeferredEstimate } from '#contract/deferred-estimate.ts'
import { normalRetirementDay } from '#domain/benefit-simulation/normal-retirement.ts'
import { planSimulationRules } from '#domain/benefit-simulation/plan-simulation-rules.ts'
import { safeInputs } from '#domain/benefit-simulation/safe-inputs.ts'
import { simulateFigures } from '#domain/benefit-simulation/simulate-benefit.ts'
import { ageOn, type IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { Querier } from '../../database/client.ts'
import { accountBalances } from '../../database/queries/account-balances.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { benefitTerms, projection } from '../../rules/benefit-kinds.ts'
import { rulesOn } from '../../rules/rule-on.ts'
import { retirement } from '../../rules/service-kinds.ts'

/**
 * What waiting might come to, in money of the day: the balance at the normal retirement by the plan's usual return, without contributions
 * and before the fee, and the first month of an income of the usual term. Null where no day of retirement is known or it has passed.
 */
export async function estimateDeferredBenefit(
  database: Querier,
  { link, plan, person: { birthDate } }: LinkRow,
  day: IsoDate,
): Promise<DeferredEstimate> {
  const [[terms, projected, { ways }], balances] = await Promise.all([
    rulesOn(database, [benefitTerms, projection, retirement], plan, day),
    accountBalances(database, link.id, day),
  ])
  const retiresOn = birthDate && normalRetirementDay(ways, { birthDate, joinedOn: link.joinedOn })
  if (!birthDate || !retiresOn || retiresOn <= day) return null
  const rules = planSimulationRules(terms, projected)
  const { inputs } = safeInputs(
    {
      currentAge: ageOn(birthDate, day),
      retirementAge: ageOn(birthDate, retiresOn),
      balance: sumReais([...balances.values()]),
      employerBalance: balances.get('sponsor') ?? 0,
      ownContribution: 0,
      employerContribution: 0,
      cashPercent: 0,
    },
    rules,
  )
  const { balance, incomes } = simulateFigures(inputs, rules, { monthsHeld: 0, taxes: null })
  const income = incomes.find(({ type }) => type === 'fixed-term')
  return income === undefined
    ? null
    : {
        saldo: balance,
        renda: income.gross,
        prazoAnos: inputs.termYears,
        rentabilidade: inputs.realReturnPercent,
      }
}
