import type { ContributionChangeData } from '#contract/contribuicao.ts'
import { calculateContribution } from '#domain/contributions/calculate-contribution.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import { employerContribution } from '#domain/contributions/employer-contribution.ts'
import { sumReais } from '#domain/money.ts'

type Amounts = Extract<ContributionChangeData, { modalidade: 'percentual' }>['valores']

/** Monthly amounts of a choice of percentages as the wire carries them, reais; `total` has the sponsor's part in it. */
export function amountsOnWire(
  choice: { salary: number | null; basicPercent: number; supplementaryPercent: number },
  parameters: ContributionParameters,
): Amounts {
  const { basicContribution, supplementaryContribution } = calculateContribution(choice, parameters)
  const employer = employerContribution(choice, parameters)
  return {
    basica: basicContribution,
    suplementar: supplementaryContribution,
    patrocinadora: employer,
    total: sumReais([basicContribution, supplementaryContribution, employer]),
  }
}
