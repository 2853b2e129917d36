import type { Competence, IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import { calculateContribution } from '#domain/contributions/calculate-contribution.ts'
import { employerContribution } from '#domain/contributions/employer-contribution.ts'
import { percentOf, roundHalfUp2 } from '#domain/money.ts'
import { Category } from '#domain/participants.ts'
import type { DemoLink, PercentageSavings } from './demo-person.ts'
import type { DemoCredit } from './lots.ts'
import { CURRENT_UNIT } from './plans.ts'
import { revisionDate, revisionsSince, valueBefore } from './revisions.ts'

/** What a self-sponsored person pays on top, per cent of both shares. */
const SELF_SPONSORED_FEE = 1

/** What was contributed for a month: nothing before joining or after the last month of contributions. */
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
  const { basicContribution, supplementaryContribution } = calculateContribution(choice, rules)
  const match = employerContribution(choice, rules)
  const paysBoth = savings.selfSponsoredSince !== undefined && month >= savings.selfSponsoredSince
  const fee = paysBoth ? roundHalfUp2(percentOf(basicContribution + match, SELF_SPONSORED_FEE)) : 0
  return [
    { type: 'CB', account: 'participant-basic', amount: basicContribution },
    { type: 'CS', account: 'participant-supplementary', amount: supplementaryContribution },
    paysBoth
      ? { type: 'CB', account: 'participant-basic', amount: match }
      : { type: 'CP', account: 'sponsor', amount: match },
    { type: 'CA', account: 'administration', amount: fee },
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
