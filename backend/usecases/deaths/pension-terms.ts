import { desc, eq } from 'drizzle-orm'
import type { PensionFacts } from '#contract/deaths/pensions-check.ts'
import { firstPayment } from '#domain/benefits/grant-benefit.ts'
import { addToCompetence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { type OngoingIncome, partOfIncome } from '#domain/deaths/pension-income.ts'
import { splitLots } from '#domain/deaths/split-lots.ts'
import type { LeavingLot } from '#domain/exits/held-lots.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { Category } from '#domain/participants.ts'
import type { Querier } from '../../database/client.ts'
import { incomesPaid } from '../../database/queries/benefit-payments.ts'
import { newestQuotas } from '../../database/queries/ledger.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { benefitIncomes, benefits } from '../../database/schema/benefits.ts'
import type { pensions } from '../../database/schema/deaths.ts'
import { heldLots } from '../../ledger/held-lots.ts'
import { benefitPayment, benefitTerms, projection } from '../../rules/benefit-kinds.ts'
import { rulesOn } from '../../rules/rule-on.ts'

/** By what the pensions of a link are worked out, beside the part of each; `isInPlan`: the plan pays them at all. */
export type PensionTerms = Omit<PensionFacts, 'part'> & {
  isInPlan: boolean
  /** With which month the thirteenth of what goes on is paid; null for none. */
  ongoingThirteenth: number | null
}

/** The terms of the pensions of a link of who died, on a day. @throws MissingRule */
export async function readPensionTerms(
  database: Querier,
  { link, plan }: LinkRow,
  today: IsoDate,
): Promise<PensionTerms> {
  const [[terms, { realReturnPercent }, payment], quotas, ongoing] = await Promise.all([
    rulesOn(database, [benefitTerms, projection, benefitPayment], plan, today),
    newestQuotas(database, [link.profileId], today),
    ongoingIncome(database, link, today),
  ])
  const { kinds, needsEndOfEmployment: _end, changeMonths: _months, suspension: _pauses, ...rules } = terms
  return {
    isInPlan: kinds.includes('death-pension'),
    unitValue: quotas.get(link.profileId)?.value ?? '1',
    realReturnPercent,
    ongoing: ongoing?.income ?? null,
    ongoingThirteenth: ongoing?.thirteenthMonth ?? null,
    paidOn: firstPayment(today).paidOn,
    rules: { ...rules, ...payment },
  }
}

type Pension = Pick<typeof pensions.$inferSelect, 'id' | 'linkId' | 'points' | 'beneficiaryLinkId'>

/** Lots that each unopened pension of a link takes of the remaining balance: the same share of every lot. By the id of the pension. */
export async function partsOfLots(
  database: Querier,
  all: readonly Pension[],
  today: IsoDate,
): Promise<ReadonlyMap<number, LeavingLot[]>> {
  const waiting = all.filter(({ beneficiaryLinkId, points }) => beneficiaryLinkId === null && points > 0)
  const [first] = waiting
  if (!first) return new Map()
  const lots = (await heldLots(database, first.linkId, today)).filter(({ account }) =>
    isIndividualAccount(account),
  )
  const parts = splitLots(
    lots,
    waiting.map(({ points }) => points),
  )
  return new Map(waiting.map(({ id }, at) => [id, parts[at] ?? []]))
}

/** A pension's part of the income that goes on; null where none does. */
export function ongoingPart(
  { ongoing }: Pick<PensionTerms, 'ongoing'>,
  all: readonly Pension[],
  id: number,
): OngoingIncome | null {
  const at = all.findIndex((one) => one.id === id)
  return ongoing && partOfIncome(ongoing, { all: all.map(({ points }) => points), at })
}

/** How the benefit of who died was paid last, as far as it goes on; null where none was paid yet. */
async function ongoingIncome(
  database: Querier,
  link: LinkRow['link'],
  today: IsoDate,
): Promise<{ income: OngoingIncome; thirteenthMonth: number | null } | null> {
  if (link.category !== Category.assisted) return null
  const [last] = await database
    .select({ income: benefitIncomes })
    .from(benefitIncomes)
    .innerJoin(benefits, eq(benefits.id, benefitIncomes.benefitId))
    .where(eq(benefits.linkId, link.id))
    .orderBy(
      desc(benefits.grantedOn),
      desc(benefits.id),
      desc(benefitIncomes.validFrom),
      desc(benefitIncomes.id),
    )
    .limit(1)
  if (!last) return null
  const { incomeType, percent, termMonths, monthlyAmount, quotasPerMonth, validFrom, thirteenthMonth } =
    last.income
  if (incomeType === 'percent' && percent !== null)
    return { income: { type: 'percent', percent }, thirteenthMonth }
  if (incomeType !== 'fixed-term' || termMonths === null) return null
  const before = addToCompetence(competenceOf(today), 1)
  const paid = await incomesPaid(database, link.id, { from: validFrom, before })
  const monthsLeft = Math.max(0, termMonths - paid)
  return { income: { type: 'fixed-term', monthsLeft, monthlyAmount, quotasPerMonth }, thirteenthMonth }
}
