import { lastBusinessDayOfMonth } from '#domain/business-days.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { contributionPayments, slipCollection } from '../../database/schema/contribution-payments.ts'
import { contributionSuspensions } from '../../database/schema/suspensions.ts'
import { demoCollection, demoPayments } from '../contribution-payments.ts'
import type { DemoPerson } from '../demo-person.ts'
import { seedCalendar } from '../seed-calendar.ts'
import { demoSuspensions } from '../suspensions.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

function creditedWith(paidOn: IsoDate, lastQuota: IsoDate): IsoDate | null {
  const quota = lastBusinessDayOfMonth(competenceOf(paidOn))
  return quota <= lastQuota ? quota : null
}

/** Writes the collection of slips, the slips of the demo, and the suspensions that run. */
export async function writeContributionPayments(
  database: Transaction,
  people: readonly DemoPerson[],
  { linkIds }: WrittenPeople,
  today: IsoDate,
): Promise<void> {
  const payments = demoPayments(people, today)
  const { portfolio, agency, account } = demoCollection
  const { lastQuota } = seedCalendar(today)
  await database.insert(slipCollection).values({ ...demoCollection, lastNumber: payments.length })
  await database.insert(contributionPayments).values(
    payments.map(({ link, purpose, competence, amount, parts, dueDate, issuedOn, paidOn }, index) => ({
      linkId: known(linkIds, linkKey(link)),
      purpose,
      competence,
      method: 2,
      amount,
      parts,
      dueDate,
      slipNumber: String(index + 1).padStart(8, '0'),
      portfolio,
      collectionAgency: agency,
      collectionAccount: account,
      paidOn,
      paidAmount: paidOn === null ? null : amount,
      creditOn: paidOn,
      // Payments of a month went into that month's quota, once it was published.
      creditedOn: paidOn === null ? null : creditedWith(paidOn, lastQuota),
      issuedAt: new Date(`${issuedOn}T00:30:00-03:00`),
    })),
  )
  const suspensions = demoSuspensions(people, today)
  if (suspensions.length === 0) return
  await database.insert(contributionSuspensions).values(
    suspensions.map(({ link, from, to }) => ({
      linkId: known(linkIds, linkKey(link)),
      fromMonth: from,
      toMonth: to,
      createdAt: new Date(`${from}-01T00:30:00-03:00`),
    })),
  )
}
