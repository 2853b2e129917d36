import { addToCompetence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { deferralFee } from '#domain/exit-options/deferral-fee.ts'
import { shareOfLots } from '#domain/exit-options/held-lots.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { sumReais } from '#domain/money.ts'
import { Category, Situation } from '#domain/participants.ts'
import { lockLink } from '../../database/locks.ts'
import { accountBalances } from '../../database/queries/account-balances.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import type { PlannedAct } from '../../due-acts/define-due-act.ts'
import { type ActToPlan, planActs } from '../../due-acts/plan-acts.ts'
import { postEntries } from '../../ledger/post-entries.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { deferredBenefit } from '../../rules/service-kinds.ts'
import type { Work } from '../../work.ts'
import { heldLots } from './held-lots.ts'
import { leavingPosting } from './leaving-posting.ts'

/** The next fee of a link that waits for a deferred benefit: on the first day of the month after a day. */
export function nextDeferralFee(linkId: number, after: IsoDate): ActToPlan {
  return { kind: 'deferral-fee', subjectId: linkId, dueOn: `${addToCompetence(competenceOf(after), 1)}-01` }
}

/**
 * Takes the fee of the month before from the balance: `balanceFeePercent` of what it is worth, the same share of every lot, and plans the
 * next one. Nothing from who waits no more; nothing this month while all of the balance is kept for a request.
 */
export async function chargeDeferralFee(work: Work, { subjectId, dueOn }: PlannedAct): Promise<'done'> {
  const { database } = work
  await lockLink(database, subjectId)
  const { link, plan } = await linkById(database, subjectId)
  const isWaiting = link.category === Category.deferred && OPEN.has(link.situation)
  if (!isWaiting) return 'done'
  await planActs(work, [nextDeferralFee(link.id, dueOn)])
  if (link.situation === Situation.transitory) return 'done'
  const { balanceFeePercent } = await ruleOn(database, deferredBenefit, plan, dueOn)
  const balance = sumReais([...(await accountBalances(database, link.id, dueOn)).values()])
  const fee = deferralFee(balance, balanceFeePercent)
  if (fee <= 0) return 'done'
  const month = addToCompetence(competenceOf(dueOn), -1)
  const held = (await heldLots(database, link.id, dueOn)).filter(({ account }) =>
    isIndividualAccount(account),
  )
  await postEntries(
    work,
    { kind: 'balance-fee', id: `${link.id} ${month}` },
    shareOfLots(held, fee)
      .filter(({ value }) => value > 0)
      .map((lot) =>
        leavingPosting(lot, { linkId: link.id, type: 'fee', competence: month, line: `fee ${lot.account}` }),
      ),
  )
  return 'done'
}

const OPEN: ReadonlySet<number> = new Set([Situation.active, Situation.transitory])
