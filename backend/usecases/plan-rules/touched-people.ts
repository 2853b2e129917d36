import { and, asc, eq, inArray } from 'drizzle-orm'
import { words } from '#contract/rules/rule-words.ts'
import { competenceOf } from '#domain/calendar.ts'
import { selfSponsoredCost } from '#domain/contributions/self-sponsored-cost.ts'
import { deferralFee } from '#domain/exits/deferral-fee.ts'
import { sumReais } from '#domain/money.ts'
import { Category, type CategoryId, Situation } from '#domain/participants.ts'
import { accountBalances } from '../../database/queries/account-balances.ts'
import { percentagesIn, salaryOn } from '../../database/queries/contribution-settings.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { selfSponsorship } from '../../rules/contribution-kinds.ts'
import { contributionBasisOn } from '../../rules/contribution-rules.ts'
import type { RuleContext, RuleExample, RuleOf } from '../../rules/define-plan-rules.ts'
import { profileQuestionnaire } from '../../rules/entity-kinds.ts'
import { deferredBenefit } from '../../rules/service-kinds.ts'
import { touchedResults } from './touched-results.ts'

/** How many people of the plan are shown. */
const SHOWN = 3

type Change<Rule> = { before: Rule | null; after: Rule }
type Touched = (change: Change<never>, context: RuleContext) => Promise<RuleExample[]>

const kinds: ReadonlyMap<string, Touched> = new Map<string, Touched>([
  [selfSponsorship.id, costsOfSelfSponsored],
  [deferredBenefit.id, feesOfDeferred],
  [profileQuestionnaire.id, touchedResults],
])

/**
 * Examples of people: monthly payment, or suggestion, under a rule; they are named by their enrolment alone, or counted. None for other
 * kinds.
 */
export async function touchedPeople(
  kind: { id: string },
  // Both went through the schema of the kind.
  change: Change<unknown>,
  context: RuleContext,
): Promise<RuleExample[]> {
  return (await kinds.get(kind.id)?.(change as Change<never>, context)) ?? []
}

async function costsOfSelfSponsored(
  { before, after }: Change<RuleOf<typeof selfSponsorship>>,
  context: RuleContext,
): Promise<RuleExample[]> {
  const { database, plan, day } = context
  if (!plan) return []
  const { contribution, isVoluntary } = await contributionBasisOn(database, plan, day)
  if (isVoluntary) return []
  const examples: RuleExample[] = []
  for (const { id, enrolment } of await somebody(context, Category.selfSponsored)) {
    const percentages = await percentagesIn(database, id, competenceOf(day))
    const salary = await salaryOn(database, id, day)
    if (!percentages || salary === null) continue
    const total = (feePercent: number) =>
      words.reais(selfSponsoredCost({ salary, ...percentages }, contribution, feePercent).total)
    examples.push({
      label: `Contribuição por mês da matrícula ${enrolment}`,
      before: before && total(before.feePercent),
      after: total(after.feePercent),
    })
  }
  return examples
}

async function feesOfDeferred(
  { before, after }: Change<RuleOf<typeof deferredBenefit>>,
  context: RuleContext,
): Promise<RuleExample[]> {
  const examples: RuleExample[] = []
  for (const { id, enrolment } of await somebody(context, Category.deferred)) {
    const balance = sumReais([...(await accountBalances(context.database, id, context.day)).values()])
    const fee = ({ monthlyFee, balanceFeePercent }: RuleOf<typeof deferredBenefit>) =>
      words.reais(sumReais([monthlyFee, deferralFee(balance, balanceFeePercent)]))
    examples.push({
      label: `Taxa por mês da matrícula ${enrolment}`,
      before: before && fee(before),
      after: fee(after),
    })
  }
  return examples
}

/** The first people of a plan in a category who go on. */
function somebody({ database, plan }: RuleContext, category: CategoryId) {
  return database
    .select({ id: planLinks.id, enrolment: planLinks.enrolment })
    .from(planLinks)
    .where(
      and(
        eq(planLinks.planId, plan?.id ?? 0),
        eq(planLinks.category, category),
        inArray(planLinks.situation, [Situation.active, Situation.transitory]),
      ),
    )
    .orderBy(asc(planLinks.enrolment))
    .limit(SHOWN)
}
