import { loanSystemOf } from '#contract/loans/loan-data.ts'
import { loanRefusals, loanSentence } from '#contract/loans/loans.text.ts'
import type { LoanData } from '#contract/loans/loans.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { priceLoan } from '#domain/loans/price-loan.ts'
import { sumReais } from '#domain/money.ts'
import { loanById } from '../../database/queries/loans.ts'
import { conflict } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import type { Settling } from '../request-engine/define-request-kind.ts'
import { creditAccount } from './credit-account.ts'
import { endLoan } from './end-loan.ts'
import { insertLoan } from './insert-loan.ts'
import { issueDueBills } from './issue-loan-bills.ts'
import { keepContract } from './keep-contract.ts'
import { readLoanFacts } from './loan-facts.ts'

/**
 * Releases a granted loan on the day of the grant: it ends the contract that it renews, and becomes a contract with a schedule. Tax, fee and
 * what settles the earlier one are of this day; amount, term, system and rate are what was asked for.
 * @throws 409 when it can not be collected any more, or does not pay for what it settles
 */
export async function releaseLoan(work: Work, { row, requestId, data }: Settling<LoanData>): Promise<void> {
  const { database, now } = work
  const today = saoPauloDateOf(now)
  const { rules, way, running } = await readLoanFacts(database, row, today)
  if (way === null) throw conflict(loanRefusals.ended)
  const settles = running?.settlement.total ?? 0
  const system = loanSystemOf(data)
  const monthlyPercent = String(data.taxaMensal)
  const asked = {
    amount: data.valor,
    months: data.parcelas,
    monthlyPercent,
    system,
    releasedOn: today,
    settles,
  } as const
  // The request keeps the amount of the loan, whose costs were counted in at the filing.
  const priced = priceLoan(asked, { ...rules, costs: 'deducted' })
  const { amount, iof, coverFee, credit } = priced
  if (credit <= 0) {
    const costs = sumReais([iof.total, coverFee])
    throw conflict(loanSentence({ field: 'amount', code: 'nothing-paid-out', settles, costs }))
  }
  const { id: linkId, personId } = row.link
  if (running) await endLoan(work, { id: running.loan.id, linkId, personId }, 'renewed')
  const contract = {
    amount,
    iof: iof.total,
    coverFee,
    settles,
    credit,
    months: data.parcelas,
    releasedOn: today,
  }
  const account = (await creditAccount(database, personId))?.whole ?? null
  const loanId = await insertLoan(
    database,
    {
      ...contract,
      linkId,
      requestId,
      system,
      rateKind: 'fixed',
      monthlyPercent,
      dueDay: rules.dueDay,
      account,
      collection: way,
      createdAt: now,
    },
    priced.instalments,
  )
  const code = await keepContract(
    work,
    { row, requestId, loanId },
    {
      ...contract,
      system,
      monthlyPercent,
      collection: way,
      instalments: priced.instalments,
      account,
      renewed: running?.loan ?? null,
    },
  )
  const after = { ...contract, contract: code }
  await audit(work, { subjectId: personId, action: 'loan.released', entityId: linkId, after })
  const released = await loanById(database, loanId)
  if (released) await issueDueBills(work, released)
}
