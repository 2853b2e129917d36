import { eq } from 'drizzle-orm'
import { dateText, reaisText } from '#contract/value-text.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { type BoletoState, boletoState } from '#domain/collection/boletos/boleto-state.ts'
import { instalmentsNow } from '../../database/queries/loan-bills.ts'
import { loanBills, loans } from '../../database/schema/loans.ts'
import { planLinks, plans } from '../../database/schema/plans.ts'
import { type ActOutcome, skip } from '../../due-acts/define-due-act.ts'
import { notify } from '../../messages/notify.ts'
import type { Work } from '../../work.ts'

/** Reminds who has an instalment to pay in some days. */
export async function remindOfLoanBill(work: Work, billId: number): Promise<ActOutcome> {
  const found = await findBill(work, billId, 'open')
  if ('skipped' in found) return found
  await notify(work, 'parcela_emprestimo_a_vencer', found.reader, found.values)
  return 'done'
}

/** Tells that the last day to pay an instalment without charges has passed. */
export async function notifyLoanBillOverdue(work: Work, billId: number): Promise<ActOutcome> {
  const found = await findBill(work, billId, 'overdue')
  if ('skipped' in found) return found
  const { plano, parcela, vencimento } = found.values
  await notify(work, 'parcela_emprestimo_vencida', found.reader, { plano, parcela, vencimento })
  return 'done'
}

/** A bill in a state, with whom to tell and what; or why nothing is told of it. */
async function findBill({ database, now }: Work, billId: number, state: BoletoState) {
  const [row] = await database
    .select({ bill: loanBills, months: instalmentsNow, personId: planLinks.personId, plan: plans })
    .from(loanBills)
    .innerJoin(loans, eq(loans.id, loanBills.loanId))
    .innerJoin(planLinks, eq(planLinks.id, loans.linkId))
    .innerJoin(plans, eq(plans.id, planLinks.planId))
    .where(eq(loanBills.id, billId))
  if (!row) return skip('gone')
  if (boletoState(row.bill, saoPauloDateOf(now)) !== state) return skip('not-waiting')
  const { bill, months, personId, plan } = row
  return {
    reader: { personId, planId: plan.id },
    values: {
      plano: plan.name,
      parcela: `${bill.number} de ${months}`,
      valor: reaisText(bill.amount),
      vencimento: dateText(bill.dueDate),
    },
  }
}
