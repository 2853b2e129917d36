import { sumReais } from '#domain/money.ts'
import type { ContributionChoice } from './calculate-contribution.ts'
import { calculateContribution } from './calculate-contribution.ts'
import type { ContributionParameters } from './contribution-parameters.ts'
import { employerContribution } from './employer-contribution.ts'

/** Monthly amounts of chosen percentages, reais. `total` enters the accounts, the sponsor's part included. */
export interface MonthlyAmounts {
  basic: number
  supplementary: number
  employer: number
  total: number
}

/** The monthly amounts of a choice, each rounded half-up to the cent once; zeros when the pay is unknown. */
export function monthlyAmounts(
  choice: ContributionChoice,
  parameters: Pick<ContributionParameters, 'factor' | 'unit' | 'match'>,
): MonthlyAmounts {
  const { basicContribution: basic, supplementaryContribution: supplementary } = calculateContribution(
    choice,
    parameters,
  )
  const employer = employerContribution(choice, parameters)
  return { basic, supplementary, employer, total: sumReais([basic, supplementary, employer]) }
}
