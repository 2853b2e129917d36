import { lockLink } from '#backend/database/locks.ts'
import { accountBalances } from '#backend/database/queries/account-balances.ts'
import { linkStandingOn } from '#backend/database/queries/link-standing.ts'
import { linkById } from '#backend/database/queries/plan-links.ts'
import { type ActOutcome, type PlannedAct, skip } from '#backend/due-acts/define-due-act.ts'
import { type ActToPlan, planActs } from '#backend/due-acts/plan-acts.ts'
import { heldLots, valueDayOf } from '#backend/ledger/held-lots.ts'
import { leavingPosting } from '#backend/ledger/leaving-posting.ts'
import { postEntries } from '#backend/ledger/post-entries.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { deferredBenefit } from '#backend/rules/service-kinds.ts'
import type { Work } from '#backend/work.ts'
import { addToCompetence, competenceOf, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { deferralFee } from '#domain/exits/deferral-fee.ts'
import { shareOfLots } from '#domain/exits/held-lots.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { sumReais } from '#domain/money.ts'
import { Category, Situation } from '#domain/participants.ts'

/** The next fee of a link that waits for a deferred benefit: on the first day of the month after a day. */
export function nextDeferralFee(linkId: number, after: IsoDate): ActToPlan {
  return { kind: 'deferral-fee', subjectId: linkId, dueOn: `${addToCompetence(competenceOf(after), 1)}-01` }
}

/**
 * Takes the fee of the month before from the balance: `balanceFeePercent` of what it is worth, the same share of every lot, and plans the
 * next one. Nothing from who waited no more on the day of the act; nothing for a month in which all of the balance was kept for a request.
 */
export async function chargeDeferralFee(work: Work, { subjectId, dueOn }: PlannedAct): Promise<ActOutcome> {
  const { database } = work
  await lockLink(database, subjectId)
  const { link, plan } = await linkById(database, subjectId)
  const { category, situation } = await linkStandingOn(database, link, dueOn)
  if (category !== Category.deferred || !OPEN.has(situation)) return skip('not-concerned')
  await planActs(work, [nextDeferralFee(link.id, dueOn)])
  if (situation === Situation.transitory) return skip('kept-for-request')
  const { balanceFeePercent } = await ruleOn(database, deferredBenefit, plan, dueOn)
  const on = await valueDayOf(database, link.id, { dueOn, today: saoPauloDateOf(work.now) })
  const balance = sumReais([...(await accountBalances(database, link.id, on)).values()])
  const fee = deferralFee(balance, balanceFeePercent)
  if (fee <= 0) return skip('nothing-left')
  const month = addToCompetence(competenceOf(dueOn), -1)
  const held = (await heldLots(database, link.id, on)).filter(({ account }) => isIndividualAccount(account))
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
