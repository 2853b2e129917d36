import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import { Category, Situation } from '#domain/participants.ts'
import { paymentDayOf } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { PaySlipLineCode } from '#domain/payroll/pay-slips/pay-slip-codes.ts'
import type { Transaction } from '../../database/client.ts'
import { benefitSuspensions } from '../../database/schema/benefit-suspensions.ts'
import { benefitDiscounts, benefitIncomes, benefits } from '../../database/schema/benefits.ts'
import type { DemoBenefit, DemoLink, DemoPerson } from '../demo-person.ts'
import { accountOf } from './write-pay-slips.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** All plans of the demo pay it with December. */
const THIRTEENTH_MONTH = 12

/** For how long benefits of the demo stand still that their people asked to suspend. */
const SUSPENDED_MONTHS = 6

/** Writes the benefit of everybody who receives or received one, as it was taken over: what pays it, and what is taken from it. */
export async function writeBenefits(
  database: Transaction,
  people: readonly DemoPerson[],
  { linkIds }: WrittenPeople,
): Promise<void> {
  for (const link of people.flatMap(({ links }) => links)) {
    if (link.benefit === null) continue
    const [written] = await database
      .insert(benefits)
      .values(benefitRow(link, link.benefit, known(linkIds, linkKey(link))))
      .returning({ id: benefits.id, createdAt: benefits.createdAt })
    if (!written) throw new Error('the benefit was not stored')
    if (link.situation === Situation.suspended) {
      const from = competenceOf(link.situationSince)
      await database.insert(benefitSuspensions).values({
        linkId: known(linkIds, linkKey(link)),
        fromMonth: from,
        toMonth: addToCompetence(from, SUSPENDED_MONTHS - 1),
        createdAt: new Date(`${link.situationSince}T06:00:00-03:00`),
      })
    }
    const at = { benefitId: written.id, createdAt: written.createdAt }
    await database.insert(benefitIncomes).values({ ...at, ...incomeOf(link.benefit) })
    // Loans have contracts of their own.
    const discounts = (link.benefit.discounts ?? []).filter(({ code }) => code !== PaySlipLineCode.loan)
    if (discounts.length > 0)
      await database.insert(benefitDiscounts).values(
        discounts.map(({ code, amount, since, until = null }) => ({
          ...at,
          code,
          amount,
          fromMonth: since,
          toMonth: until,
        })),
      )
  }
}

function benefitRow(link: DemoLink, { since, until }: DemoBenefit, linkId: number) {
  // One that is not paid yet was granted when the link began to wait for it.
  const grantedOn = link.situation === Situation.inGranting ? link.situationSince : `${since}-01`
  const isOver = link.situation === Situation.closed || link.situation === Situation.deceased
  return {
    linkId,
    kind: link.category === Category.pensioner ? ('death-pension' as const) : ('normal' as const),
    grantedOn,
    firstPaymentOn: paymentDayOf(since),
    cashPercent: 0,
    ...accountOf(link),
    endedOn: isOver && until !== null ? paymentDayOf(until) : null,
    createdAt: new Date(`${grantedOn}T06:00:00-03:00`),
  }
}

function incomeOf(benefit: DemoBenefit) {
  return 'monthly' in benefit
    ? {
        validFrom: benefit.since,
        thirteenthMonth: THIRTEENTH_MONTH,
        incomeType: 'fixed-term' as const,
        termMonths: benefit.termYears * 12,
        monthlyAmount: benefit.monthly,
      }
    : {
        validFrom: benefit.since,
        thirteenthMonth: THIRTEENTH_MONTH,
        incomeType: 'percent' as const,
        percent: benefit.percentOfBalance,
      }
}
