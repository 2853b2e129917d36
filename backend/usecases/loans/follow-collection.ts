import { eq } from 'drizzle-orm'
import { type CollectionWay, collectionPlace } from '#domain/loans/collection.ts'
import { runningLoan, type StoredLoan } from '../../database/queries/loans.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { loans } from '../../database/schema/loans.ts'
import { isVoluntaryPlan } from '../../rules/is-voluntary-plan.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { issueDueBills } from './issue-loan-bills.ts'

/**
 * Collects the running contract of a link as the link stands now: who has neither pay nor benefit to deduct from pays by boleto from here on.
 * A boleto that is out stays the way to pay its instalment. A link that has ended keeps the way of its contract, which ends by its own
 * reasons. The caller holds the link.
 */
export async function followCollection(work: Work, linkId: number): Promise<void> {
  const { database } = work
  const loan = await runningLoan(database, linkId)
  if (loan === null) return
  const { link, plan } = await linkById(database, linkId)
  const { way } = collectionPlace(link, { paysByBoleto: isVoluntaryPlan(plan) })
  if (way !== null) await collectBy(work, loan, { way, personId: link.personId })
}

/**
 * Collects the rest of a contract by boleto after the last benefit of its link: nothing is left to deduct it from. Does nothing where none
 * runs. The caller holds the lock of the link.
 */
export async function collectWithoutBenefit(
  work: Work,
  { linkId, personId }: { linkId: number; personId: number },
): Promise<void> {
  const loan = await runningLoan(work.database, linkId)
  if (loan !== null) await collectBy(work, loan, { way: 'boleto', personId })
}

async function collectBy(
  work: Work,
  loan: StoredLoan,
  { way, personId }: { way: CollectionWay; personId: number },
): Promise<void> {
  const { database } = work
  const { linkId } = loan
  if (way === loan.collection) return
  await database.update(loans).set({ collection: way }).where(eq(loans.id, loan.id))
  await audit(work, {
    subjectId: personId,
    action: 'loan.collection-changed',
    entityId: linkId,
    before: { collection: loan.collection },
    after: { collection: way },
  })
  await issueDueBills(work, { ...loan, collection: way })
}
