import { dateText, reaisText } from '#contract/value-text.ts'
import { compareIso, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { billsToIssue, firstDueDay, nextBillOn, restOf } from '#domain/loans/loan-bill.ts'
import { lockLink } from '../../database/locks.ts'
import { claimSlipNumber } from '../../database/queries/contribution-payments.ts'
import { loanById, type StoredLoan } from '../../database/queries/loans.ts'
import { type LinkRow, linkById } from '../../database/queries/plan-links.ts'
import { loanBills } from '../../database/schema/loans.ts'
import { type ActOutcome, skip } from '../../due-acts/define-due-act.ts'
import { planActs } from '../../due-acts/plan-acts.ts'
import { notify } from '../../messages/notify.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { slipOf } from '../collection/contribution-payments/slip-codes.ts'
import { askSponsor, deductionsOf } from './ask-sponsor.ts'
import { remindersOf } from './loan-bill-acts.ts'

/** A bill before it has a number. Reais. */
type NewBill = Pick<
  typeof loanBills.$inferInsert,
  'purpose' | 'number' | 'effect' | 'amount' | 'dueDate' | 'authorId' | 'submissionKey'
>

/** Issues what a contract asks for by now, on the day on which it was planned. One that has ended, or is deducted by now, asks for nothing. */
export async function issuePlannedBills(work: Work, loanId: number): Promise<ActOutcome> {
  const planned = await loanById(work.database, loanId)
  if (planned === null) return skip('gone')
  await lockLink(work.database, planned.linkId)
  const loan = await loanById(work.database, loanId)
  if (loan === null) return skip('gone')
  if (loan.endedOn !== null) return skip('ended')
  if (loan.collection === 'pay-slip') return skip('deducted')
  await issueDueBills(work, loan)
  return 'done'
}

/**
 * Issues the boletos of instalments that fall due soon, or did while they were to be deducted, or asks the sponsor for those of the month,
 * and plans the next. The caller holds the link; a contract that the benefit pays, or that has ended, is left alone.
 */
export async function issueDueBills(work: Work, loan: StoredLoan): Promise<void> {
  const today = saoPauloDateOf(work.now)
  if (loan.collection === 'pay-slip' || loan.endedOn !== null) return
  const row = await linkById(work.database, loan.linkId)
  for (const bill of billsToIssue(loan, today))
    await issueBill(work, row, loan, { purpose: 'instalment', ...bill })
  for (const { number, dueDate, deducted, byBoleto } of await deductionsOf(work.database, row, loan, today)) {
    const asked = { purpose: 'instalment', number } as const
    if (deducted > 0) await askSponsor(work, row, loan, { ...asked, dueDate, amount: deducted })
    const payableOn = latestOf(dueDate, firstDueDay(today))
    if (byBoleto > 0) await issueBill(work, row, loan, { ...asked, dueDate: payableOn, amount: byBoleto })
  }
  const next = nextBillOn(loan, today)
  if (next !== null) await planActs(work, [{ kind: 'loan-bill', subjectId: loan.id, dueOn: next }])
}

function latestOf(one: IsoDate, other: IsoDate): IsoDate {
  return compareIso(one, other) < 0 ? other : one
}

/**
 * Asks by boleto for what the sponsor did not deduct: what is left of the instalment, with days enough to pay it. The caller holds the link.
 */
export async function billUndeducted(work: Work, loanId: number, number: number): Promise<void> {
  const loan = await loanById(work.database, loanId)
  const instalment = loan?.instalments.find((one) => one.number === number)
  if (loan === null || instalment === undefined || loan.endedOn !== null) return
  const amount = restOf(loan, instalment)
  if (amount <= 0 || loan.billed.some((bill) => bill.number === number)) return
  const row = await linkById(work.database, loan.linkId)
  const dueDate = firstDueDay(saoPauloDateOf(work.now))
  await issueBill(work, row, loan, { purpose: 'instalment', number, amount, dueDate })
}

/** Issues one boleto with a number of its own, tells the person and plans its reminders. @returns its id */
export async function issueBill(
  work: Work,
  { link, person, plan }: LinkRow,
  loan: Pick<StoredLoan, 'id' | 'instalments'>,
  asked: NewBill,
): Promise<number> {
  const { database, now } = work
  const { portfolio, slipNumber, agency, account } = await claimSlipNumber(database)
  const [stored] = await database
    .insert(loanBills)
    .values({
      ...asked,
      loanId: loan.id,
      way: 'boleto',
      slipNumber,
      portfolio,
      collectionAgency: agency,
      collectionAccount: account,
      issuedAt: now,
    })
    .returning()
  if (!stored) throw new Error('the bill was not stored')
  const { id, purpose, number, effect, amount, dueDate } = stored
  await audit(work, {
    subjectId: person.id,
    action: 'loan-bill.issued',
    entityId: link.id,
    after: { purpose, number, effect, amount, dueDate, slipNumber },
  })
  await planActs(work, remindersOf(stored, saoPauloDateOf(now)))
  const values = {
    plano: plan.name,
    valor: reaisText(amount),
    vencimento: dateText(dueDate),
    linhaDigitavel: slipOf(stored)?.formattedLine ?? '',
  }
  const reader = { personId: person.id, planId: plan.id }
  if (purpose === 'settlement') await notify(work, 'emprestimo_quitacao_gerada', reader, values)
  else if (purpose === 'extra') await notify(work, 'emprestimo_pagamento_extra_gerado', reader, values)
  else {
    const parcela = `${number} de ${loan.instalments.length}`
    await notify(work, 'parcela_emprestimo_gerada', reader, { ...values, parcela })
  }
  return id
}
