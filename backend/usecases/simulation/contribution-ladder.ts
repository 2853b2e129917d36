import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import { paysContributions } from '#domain/contributions/next-contribution.ts'
import { percentageLadder } from '#domain/contributions/percentage-ladder.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import type { ContributionRules } from '../../rules/contribution-rules.ts'
import { type ChosenContribution, contributionOf } from '../contributions/monthly-contribution.ts'
import { enteringOf } from './own-inputs.ts'

/** The percentages that a link may choose, each with what would enter by it each month. */
export function contributionLadder(
  chosen: ChosenContribution,
  link: LinkRow['link'],
  rules: ContributionRules & { salary: number | null },
): Pick<BenefitSimulatorOnWire, 'degraus' | 'degrauAtual'> {
  const { salary, contribution, isVoluntary } = rules
  if (isVoluntary || salary === null || !paysContributions(link)) return { degraus: [], degrauAtual: null }
  const current = chosen.kind === 'percentages' ? chosen : null
  const rungs = percentageLadder(salary, current, contribution)
  const degraus = rungs.map(({ basicPercent, supplementaryPercent }) => {
    const choice = { kind: 'percentages', salary, basicPercent, supplementaryPercent } as const
    const { own, employer } = enteringOf(contributionOf(choice, link.category, rules))
    return {
      percentualBasica: basicPercent,
      percentualSuplementar: supplementaryPercent,
      propria: own,
      patrocinadora: employer,
    }
  })
  return { degraus, degrauAtual: current && rungs.indexOf(current) }
}
