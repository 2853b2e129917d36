import { readRegimeOption } from '#backend/database/queries/regime-facts.ts'
import { redemptionPayments } from '#backend/database/schema/redemption-payments.ts'
import { heldLots, valueDayOf } from '#backend/ledger/held-lots.ts'
import { leavingPosting } from '#backend/ledger/leaving-posting.ts'
import { postEntries } from '#backend/ledger/post-entries.ts'
import { conflict } from '#backend/problem.ts'
import { vesting } from '#backend/rules/benefit-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import { redemptionSentences } from '#contract/exits/redemption.text.ts'
import type { RedemptionData } from '#contract/exits/redemption.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import { competenceOf, completedMonths, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { LeavingLot } from '#domain/exits/held-lots.ts'
import { redemptionPayment } from '#domain/exits/redemption-payment.ts'
import { vestedPercent } from '#domain/exits/vesting.ts'
import { isIndividualAccount } from '#domain/ledger.ts'
import { offsetLoan } from '#domain/loans/loan-endings.ts'
import { sumReais } from '#domain/money.ts'
import { leavingTax } from '#domain/taxes/leaving-tax.ts'
import { moveLink } from '../../life-cycle/move-link.ts'
import { endLoan } from '../../loans/end-loan.ts'
import { openLoanDebt } from '../../loans/open-loan-debt.ts'
import { readResidence } from '../../people/addresses/read-residence.ts'
import type { Settling } from '../../request-engine/define-request-kind.ts'
import { redeemableIn } from '../../taxes/tax-regime/redemption-scope.ts'
import { comparisonRulesOn } from '../../taxes/tax-regime/tax-parameters.ts'

type Paying = Settling<RedemptionData>

/**
 * Pays one instalment of a granted redemption: quotas leave the oldest lots, by their value on the day that was promised even where it comes
 * late, the tax is withheld by the regime of the link, the first payment settles the loan, and what of the sponsor's part is not the person's
 * goes to the plan. With the last one the link is closed, or where ported sums wait it stands where it stood before.
 * @throws 409 when the regime, the account or enough to settle the loan is missing by now
 */
export async function payRedemption(work: Work, paying: Paying): Promise<void> {
  const { database, now } = work
  const { row, requestId, data, instalment } = paying
  const { link, person } = row
  const today = saoPauloDateOf(now)
  const isTotal = data.tipo === 'Total'
  const { decided } = await readRegimeOption(database, row)
  // Of who chose none, a request names the progressive one alone.
  const regime = decided ?? (data.regime && regimeWords.fromWire(data.regime))
  if (regime === null) throw conflict(redemptionSentences.noRegime)
  if (data.conta === null) throw conflict(redemptionSentences.noAccount)
  const isRedeemable = redeemableIn(isTotal ? 'total' : 'before-exit')
  const on = await valueDayOf(database, link.id, { dueOn: instalment.dueOn, today })
  const held = await heldLots(database, link.id, on)
  const { paid, forfeited, gross } = redemptionPayment(
    held.filter(({ account }) => isRedeemable(account)),
    {
      left: instalment.of - instalment.number + 1,
      vestedPercent: instalment.number === 1 ? await vestedOn(work, paying, instalment.dueOn) : 100,
    },
  )
  const { livesAbroad } = await readResidence(database, person.id, today)
  const rules = await comparisonRulesOn(database, today, livesAbroad)
  const { tax, bands } = leavingTax(paid, regime, {
    paidOn: today,
    regressive: rules.regressive,
    progressivePercent: rules.progressiveRedemptionPercent,
  })
  const loanOffset =
    isTotal && instalment.number === 1 ? await settleLoan(work, paying, sumReais([gross, -tax])) : 0
  const lost = sumReais(forfeited.map(({ value }) => value))
  const part = { number: instalment.number, of: instalment.of }
  const leaving = (type: 'redemption' | 'forfeited') => (lot: LeavingLot) =>
    leavingPosting(lot, {
      linkId: link.id,
      type,
      competence: competenceOf(today),
      line: `${part.number} ${type} ${lot.account}`,
    })
  await postEntries(work, { kind: 'request', id: String(requestId) }, [
    ...paid.map(leaving('redemption')),
    ...forfeited.map(leaving('forfeited')),
  ])
  const amounts = { gross, tax, loanOffset, net: sumReais([gross, -tax, -loanOffset]), forfeited: lost }
  await database.insert(redemptionPayments).values({
    ...part,
    ...amounts,
    linkId: link.id,
    requestId,
    paidOn: today,
    regime,
    bands,
    bank: data.conta.banco,
    agency: data.conta.agencia,
    account: data.conta.conta,
    createdAt: now,
  })
  await audit(work, {
    subjectId: person.id,
    action: 'redemption.paid',
    entityId: link.id,
    after: { ...part, ...amounts, regime },
  })
  if (isTotal && part.number === part.of) {
    const stays = held.some(({ account }) => isIndividualAccount(account) && !isRedeemable(account))
    await closeLink(work, paying, { stays, on: today })
  }
}

async function vestedOn({ database }: Work, { row }: Paying, day: IsoDate): Promise<number> {
  const { table } = await ruleOn(database, vesting, row.plan, day)
  return table === null ? 100 : vestedPercent(completedMonths(row.link.joinedOn, day), table)
}

/** @returns reais that the loan took */
async function settleLoan(work: Work, { row: { link, person } }: Paying, net: number): Promise<number> {
  const debt = await openLoanDebt(work.database, link.id, saoPauloDateOf(work.now))
  if (debt === null) return 0
  const { offset, stillOwed } = offsetLoan({ netRedemption: net, owed: debt.settlement.total })
  if (stillOwed > 0) throw conflict(redemptionSentences.owesMore)
  await endLoan(work, { id: debt.loanId, linkId: link.id, personId: person.id }, 'offset')
  return offset
}

async function closeLink(
  work: Work,
  { row: { link }, requestId }: Paying,
  { stays, on }: { stays: boolean; on: IsoDate },
): Promise<void> {
  const event = stays ? 'total-option-ended' : 'redemption-paid'
  const moved = await moveLink(work, { linkId: link.id, event, on, requestId })
  if (!moved.ok) throw conflict(redemptionSentences.notPossible)
}
