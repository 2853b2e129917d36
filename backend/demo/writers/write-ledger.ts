import type { IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { Transaction } from '../../database/client.ts'
import { contributionPercentages, salaries, voluntarySettings } from '../../database/schema/contributions.ts'
import { type Posting, postEntries } from '../../ledger/post-entries.ts'
import { salariesOf } from '../contributions.ts'
import type { DemoLink } from '../demo-person.ts'
import type { DemoLot } from '../lots.ts'
import type { PreparedLink } from '../prepare-parts.ts'
import { insertBatches } from './insert-batches.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** Writes salaries, what each link contributes, and every movement: contributions as if imported, incomes as if paid. */
export async function writeLedger(
  database: Transaction,
  links: readonly PreparedLink[],
  { linkIds }: WrittenPeople,
  today: IsoDate,
): Promise<void> {
  const withId = links.map(({ link, lots }) => ({ link, lots, linkId: known(linkIds, linkKey(link)) }))
  await insertBatches(
    database,
    salaries,
    withId.flatMap(({ link, linkId }) => salariesOf(link, today).map((salary) => ({ linkId, ...salary }))),
  )
  await insertBatches(
    database,
    contributionPercentages,
    withId.flatMap((row) => percentagesOf(row)),
  )
  await insertBatches(
    database,
    voluntarySettings,
    withId.flatMap((row) => voluntaryOf(row)),
  )
  const postings = withId.flatMap(({ link, lots, linkId }) =>
    lots.map((lot, index) => ({
      lot,
      posting: postingOf(lot, { linkId, profileId: link.profileId, number: index + 1 }),
    })),
  )
  const work = { database, actor: null, requestId: 'demonstration', now: new Date(`${today}T00:00:00-03:00`) }
  const isIncome = ({ lot }: { lot: DemoLot }) => lot.type === 'income'
  for (const [kind, of] of [
    ['import', postings.filter((each) => !isIncome(each))],
    ['benefit-payment', postings.filter(isIncome)],
  ] as const) {
    await postEntries(
      work,
      { kind, id: 'demonstration' },
      of.map(({ posting }) => posting),
    )
  }
}

/** Incomes name the lots that they take; those of an account that are paid as the same are one line of the statement. */
function postingOf(
  { type, account, date, competence, amount, unitValue, quotas, earning, taken }: DemoLot,
  { linkId, profileId, number }: { linkId: number; profileId: number; number: number },
): Posting {
  return {
    linkId,
    profileId,
    type,
    account,
    date,
    competence,
    amount: amount.toFixed(2),
    unitValue,
    key: `${linkId} ${number}`,
    ...(taken && {
      lotDate: taken.creditedOn,
      quotas,
      line: `${linkId} ${competence} ${earning} ${account}`,
    }),
  }
}

type Row = { link: DemoLink; linkId: number }

function percentagesOf({ link, linkId }: Row): (typeof contributionPercentages.$inferInsert)[] {
  const { savings } = link
  if (savings?.kind !== 'percentage' || savings.basicPercent + savings.supplementaryPercent === 0) return []
  return [
    {
      linkId,
      basicPercent: savings.basicPercent,
      supplementaryPercent: savings.supplementaryPercent,
      ...since(link),
    },
  ]
}

function voluntaryOf({ link, linkId }: Row): (typeof voluntarySettings.$inferInsert)[] {
  const { savings } = link
  if (savings?.kind !== 'voluntary') return []
  const { amount, paymentMethod, agency, account } = savings
  return [{ linkId, amount, paymentMethod, agency, account, ...since(link) }]
}

function since({ joinedOn }: DemoLink) {
  return { validFrom: competenceOf(joinedOn), createdAt: new Date(`${joinedOn}T12:00:00-03:00`) }
}
