import { and, asc, eq } from 'drizzle-orm'
import { byField } from '#contract/complaints.ts'
import { pensionSentences } from '#contract/deaths/pensions.text.ts'
import { checkPension, type PensionFacts, type PensionValues } from '#contract/deaths/pensions-check.ts'
import { dateText } from '#contract/value-text.ts'
import { firstPayment } from '#domain/benefits/grant-benefit.ts'
import { competenceOf, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { PensionIncome } from '#domain/deaths/pension-income.ts'
import { sumReais } from '#domain/money.ts'
import { hasThirteenth } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import type { Transaction } from '../../database/client.ts'
import { lockPeople } from '../../database/locks.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { benefitIncomes, benefits } from '../../database/schema/benefits.ts'
import { deaths, pensions } from '../../database/schema/deaths.ts'
import { dependants } from '../../database/schema/dependants.ts'
import { notify } from '../../messages/notify.ts'
import { conflict, forbidden, invalid, notFound } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { beneficiaryId, beneficiaryLink, storedBeneficiary } from './beneficiary.ts'
import { movePart } from './move-part.ts'
import { ongoingPart, type PensionTerms, partsOfLots, readPensionTerms } from './pension-terms.ts'

/** A pension that is to be opened: which, and what was filled in. */
export type PensionToOpen = PensionValues & { pensionId: number }

/**
 * Opens a pension, once and not by who registered the death: the beneficiary has a person and a link in granting, their part of every lot
 * goes to it, and the benefit is written that the payroll pays from the end of the next month on. All in one transaction.
 * @throws 404; 403 for who registered the death or receives it; 409 where it is open or cannot be; 422 for an account or an income
 */
export async function openPension(
  work: Work,
  actor: Actor,
  personId: number,
  { pensionId, ...values }: PensionToOpen,
): Promise<void> {
  const { database } = work
  const today = saoPauloDateOf(work.now)
  const { pension, dependant, all } = await heldPension(database, actor, personId, pensionId)
  const row = await linkById(database, pension.linkId)
  const [terms, parts] = await Promise.all([
    readPensionTerms(database, row, today),
    partsOfLots(database, all, today),
  ])
  const part = parts.get(pension.id) ?? []
  if (!terms.isInPlan) throw conflict(pensionSentences.notInPlan)
  const amount = sumReais(part.map(({ value }) => value))
  if (amount <= 0) throw conflict(pensionSentences.noMoney)
  const facts: PensionFacts = { ...terms, part: amount, ongoing: ongoingPart(terms, all, pension.id) }
  const checked = checkPension(values, facts)
  if (!checked.ok) throw invalid(byField(checked.problems))
  const beneficiary = await storedBeneficiary(work, dependant)
  const link = await beneficiaryLink(work, row, beneficiary)
  await movePart(work, { pensionId, from: row.link.id, to: link.id, part })
  const { account, income } = checked.result
  const thirteenthMonth = thirteenthOf(income, terms)
  const firstPaymentOn = await storeBenefit(work, link.id, { account, income, thirteenthMonth, today })
  await database
    .update(pensions)
    .set({ beneficiaryLinkId: link.id, amount, openedById: actor.personId, openedAt: work.now })
    .where(eq(pensions.id, pension.id))
  const paidAs = { incomeType: income.type, firstPaymentOn }
  await audit(work, {
    subjectId: beneficiary.id,
    action: 'pension.opened',
    entityId: link.id,
    after: { points: pension.points, amount, ...paidAs },
  })
  await audit(work, {
    subjectId: personId,
    action: 'pension.divided',
    entityId: row.link.id,
    after: { points: pension.points, amount },
  })
  await notify(
    work,
    'pensao_aberta',
    { personId: beneficiary.id, planId: row.plan.id },
    { plano: row.plan.name, primeiroPagamento: dateText(firstPaymentOn) },
  )
}

/** The pension with its dependant and all of its link, held with the people of both. */
async function heldPension(database: Transaction, actor: Actor, personId: number, pensionId: number) {
  const [found] = await database
    .select({ pension: pensions, death: deaths, dependant: dependants })
    .from(pensions)
    .innerJoin(deaths, eq(deaths.id, pensions.deathId))
    .innerJoin(dependants, eq(dependants.id, pensions.dependantId))
    .where(and(eq(pensions.id, pensionId), eq(deaths.personId, personId)))
  if (!found) throw notFound(pensionSentences.notFound)
  if (found.death.registeredById === actor.personId) throw forbidden(pensionSentences.registrar)
  const known = await beneficiaryId(database, found.dependant)
  if (known === actor.personId) throw forbidden(pensionSentences.oneself)
  await lockPeople(database, [personId, ...(known === null ? [] : [known])])
  const all = await database
    .select()
    .from(pensions)
    .where(eq(pensions.linkId, found.pension.linkId))
    .orderBy(asc(pensions.id))
  const pension = all.find(({ id }) => id === pensionId)
  if (!pension || pension.beneficiaryLinkId !== null) throw conflict(pensionSentences.already)
  return { ...found, pension, all }
}

type NewBenefit = {
  account: { bank: string; agency: string; account: string }
  income: PensionIncome
  thirteenthMonth: number | null
  today: IsoDate
}

/** @returns the day of its first payment */
async function storeBenefit(
  { database, now }: Work,
  linkId: number,
  { account, income, thirteenthMonth, today }: NewBenefit,
): Promise<IsoDate> {
  const { paidOn: firstPaymentOn } = firstPayment(today)
  const [benefit] = await database
    .insert(benefits)
    .values({
      ...account,
      linkId,
      kind: 'death-pension',
      grantedOn: today,
      firstPaymentOn,
      cashPercent: 0,
      createdAt: now,
    })
    .returning({ id: benefits.id })
  if (!benefit) throw new Error('the benefit was not stored')
  await database.insert(benefitIncomes).values({
    ...incomeRowOf(income),
    thirteenthMonth,
    benefitId: benefit.id,
    validFrom: competenceOf(firstPaymentOn),
    createdAt: now,
  })
  return firstPaymentOn
}

/** Its thirteenth: what goes on has that of who died, what was chosen that of the plan. */
function thirteenthOf(
  income: PensionIncome,
  { ongoing, ongoingThirteenth, rules }: PensionTerms,
): number | null {
  if (income.type === 'single') return null
  if (ongoing !== null) return ongoingThirteenth
  return hasThirteenth(income.type, rules) ? rules.thirteenthMonth : null
}

function incomeRowOf(income: PensionIncome) {
  if (income.type === 'single') return { incomeType: 'single' } as const
  if (income.type === 'percent') return { incomeType: 'percent', percent: income.percent } as const
  const { monthsLeft: termMonths, monthlyAmount, quotasPerMonth } = income
  return { incomeType: 'fixed-term', termMonths, monthlyAmount, quotasPerMonth } as const
}
