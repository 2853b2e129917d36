import type { Competence, IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import { selfSponsoredCost } from '#domain/contributions/self-sponsored-cost.ts'
import { Category } from '#domain/participants.ts'
import type { DemoLink, PercentageSavings } from './demo-person.ts'
import type { DemoCredit } from './lots.ts'
import { CURRENT_UNIT } from './plan-unit.ts'
import { revisionDate, revisionsSince, valueBefore } from './revisions.ts'

/** Percent of both shares, paid on top. */
const SELF_SPONSORED_FEE = 1

/** Contributions of a month: none before joining or after the last month of contributions. */
export function creditsOf(link: DemoLink, month: Competence, today: IsoDate): DemoCredit[] {
  const { savings } = link
  const isOutside = month < link.joinedOn.slice(0, 7) || (savings?.until != null && month > savings.until)
  if (!savings || isOutside) return []
  if (savings.kind === 'voluntary') {
    return [{ type: 'CV', account: 'participant-voluntary', amount: savings.amount }]
  }
  return percentageCredits(link, savings, month, today).filter((credit) => credit.amount > 0)
}

function percentageCredits(
  link: DemoLink,
  savings: PercentageSavings,
  month: Competence,
  today: IsoDate,
): DemoCredit[] {
  const revisions = revisionsSince(month, today)
  const rules = {
    factor: '1.0833',
    unit: valueBefore(CURRENT_UNIT, revisions),
    match: { rate: 100, ceilingPercent: link.planId === 7 ? 6 : null },
  }
  const choice = { ...savings, salary: valueBefore(savings.salary, revisions, savings.salaryGrowth) }
  const { basic, sponsor, supplementary, fee } = selfSponsoredCost(choice, rules, SELF_SPONSORED_FEE)
  const paysBoth = savings.selfSponsoredSince !== undefined && month >= savings.selfSponsoredSince
  return [
    { type: 'CB', account: 'participant-basic', amount: basic },
    { type: 'CS', account: 'participant-supplementary', amount: supplementary },
    paysBoth
      ? { type: 'CB', account: 'participant-basic', amount: sponsor }
      : { type: 'CP', account: 'sponsor', amount: sponsor },
    { type: 'CA', account: 'administration', amount: paysBoth ? fee : 0 },
  ]
}

/** Salaries that the sponsor informed of who saves, newest first: one at each yearly revision since the enrolment. */
export function salariesOf(link: DemoLink, today: IsoDate): { amount: number; validFrom: IsoDate }[] {
  const { savings, joinedOn, category } = link
  const isSaving = category === Category.taxpayer || category === Category.selfSponsored
  if (savings?.kind !== 'percentage' || !isSaving) return []
  const first = revisionsSince(competenceOf(joinedOn), today)
  return Array.from({ length: first + 1 }, (_, revisions) => ({
    amount: valueBefore(savings.salary, revisions, savings.salaryGrowth),
    validFrom: revisions === first ? joinedOn : revisionDate(today, revisions),
  }))
}
