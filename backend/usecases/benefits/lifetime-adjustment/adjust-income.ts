import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { lockLink } from '#backend/database/locks.ts'
import { benefitById } from '#backend/database/queries/benefit-payments.ts'
import { type BenefitInForce, benefitInForce } from '#backend/database/queries/benefits.ts'
import { indexerByCode } from '#backend/database/queries/contribution-payments.ts'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { benefitIncomes } from '#backend/database/schema/benefits.ts'
import { type ActOutcome, type PlannedAct, skip } from '#backend/due-acts/define-due-act.ts'
import { notify } from '#backend/messages/notify.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import {
  adjustLifetimeIncome,
  adjustmentPeriod,
  LIFETIME_INDEX,
} from '#domain/benefits/lifetime-adjustment.ts'
import { type Competence, competenceOf } from '#domain/calendar.ts'

/** Sentences for an index that did not rise, and for one that rose. */
const OUTCOMES = {
  same: 'O índice do período não subiu, e o valor ficou como estava: a renda vitalícia nunca diminui.',
  more: 'O novo valor vale a partir do pagamento deste mês.',
} as const

/**
 * Adjusts an income for life in the month of its act by the index of the months before it, and tells the person. It waits while a month has no
 * value, and holds from its own month whenever it is done. Nothing for a benefit that is paid otherwise, is over, or was adjusted.
 */
export async function adjustIncome(work: Work, { subjectId, dueOn }: PlannedAct): Promise<ActOutcome> {
  const { database } = work
  const found = await benefitById(database, subjectId)
  if (!found) return skip('gone')
  await lockLink(database, found.linkId)
  const benefit = await benefitInForce(database, found.linkId, dueOn)
  if (benefit?.id !== subjectId) return skip('ended')
  if (benefit.income.incomeType !== 'lifetime') return skip('not-lifetime')
  const month = competenceOf(dueOn)
  const countedTo = await newestCounted(work, benefit)
  const startsIn = competenceOf(benefit.firstPaymentOn)
  const period = adjustmentPeriod(month, { startsIn, countedTo })
  if (period === null) return skip('done-before')
  const before = benefit.income.monthlyAmount ?? 0
  const adjusted = adjustLifetimeIncome(before, await indexerByCode(database, LIFETIME_INDEX), period)
  if (!adjusted.ok) return 'later'
  await store(work, benefit, { month, before, ...adjusted.result, ...period })
  return 'done'
}

/** The last month that an adjustment of the benefit counted; null before the first one. */
async function newestCounted({ database }: Work, { id }: BenefitInForce): Promise<Competence | null> {
  const [row] = await database
    .select({ to: benefitIncomes.indexTo })
    .from(benefitIncomes)
    .where(and(eq(benefitIncomes.benefitId, id), isNotNull(benefitIncomes.indexTo)))
    .orderBy(desc(benefitIncomes.indexTo))
    .limit(1)
  return row?.to ?? null
}

type Adjustment = {
  month: Competence
  before: number
  amount: number
  percent: number
  from: Competence
  to: Competence
}

async function store(
  work: Work,
  { id, linkId, income: { thirteenthMonth } }: BenefitInForce,
  { month, before, amount, percent, from, to }: Adjustment,
): Promise<void> {
  const { link, plan } = await linkById(work.database, linkId)
  const validFrom = month
  await work.database.insert(benefitIncomes).values({
    benefitId: id,
    validFrom,
    incomeType: 'lifetime',
    monthlyAmount: amount,
    thirteenthMonth,
    indexCode: LIFETIME_INDEX,
    indexFrom: from,
    indexTo: to,
    indexPercent: percent,
    createdAt: work.now,
  })
  await audit(work, {
    subjectId: link.personId,
    action: 'benefit-income.adjusted',
    entityId: linkId,
    before: { monthlyAmount: before },
    after: { monthlyAmount: amount, validFrom, indexCode: LIFETIME_INDEX, indexFrom: from, indexTo: to },
  })
  await notify(
    work,
    'renda_reajustada',
    { personId: link.personId, planId: plan.id },
    { plano: plan.name, resultado: amount > before ? OUTCOMES.more : OUTCOMES.same },
  )
}
