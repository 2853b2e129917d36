import type { IsoDate } from '#domain/calendar.ts'
import { type OverdueCharges, overdueCharges } from '#domain/collection/boletos/overdue-charges.ts'
import { overdueCorrection } from '#domain/collection/boletos/overdue-correction.ts'
import { type ClearingVerdict, judgeClearing } from '#domain/payment-clearings/judge-clearing.ts'
import type { IndexerValue } from '#domain/settings/indexers/indexer-values.ts'
import type { Querier } from '../../database/client.ts'
import { indexerByCode } from '../../database/queries/contribution-payments.ts'
import {
  type ClearingLineRow,
  type OwnedPayment,
  paymentsOfLines,
} from '../../database/queries/payment-clearings.ts'
import { overdueCharges as overdueRules } from '../../rules/contribution-kinds.ts'
import { MissingRule } from '../../rules/rule-faults.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { CORRECTION_INDEX } from '../collection/contribution-payments/payment-wire.ts'
import { loanBillOwed } from '../loans/loan-bill-owed.ts'

/** A line received, before or after it has a row. */
export type LineToValidate = Pick<
  ClearingLineRow,
  | 'movement'
  | 'occurrence'
  | 'paidAmount'
  | 'receivedAmount'
  | 'feeAmount'
  | 'occurredOn'
  | 'portfolio'
  | 'slipNumber'
  | 'paymentId'
  | 'loanBillId'
>

/** A line with the contribution, or the bill of a loan, that it names, and whether it pays it. */
export type ValidatedLine<Line extends LineToValidate> = {
  line: Line
  found: OwnedPayment | null
  verdict: ClearingVerdict
}

/**
 * Effect of each line today. Charges are those of the rule that held on the day of payment. `attendants`: those who prepare it and look at
 * it; nobody records their own payment.
 */
export async function validateLines<Line extends LineToValidate>(
  database: Querier,
  lines: readonly Line[],
  { attendants, today }: { attendants: readonly number[]; today: IsoDate },
): Promise<ValidatedLine<Line>[]> {
  const payments = await paymentsOfLines(database, lines)
  const indexValues = await indexerByCode(database, CORRECTION_INDEX)
  const bySlip = new Map(payments.map((found) => [slipOf(found.payment), found]))
  const byKey = new Map(payments.map((found) => [keyOf(found), found]))
  const owedOn = chargesReader(database, indexValues, today)
  const paidBefore = new Set<string>()
  const validated: ValidatedLine<Line>[] = []
  for (const line of lines) {
    const named = keyOfLine(line)
    const slip = slipOf(line)
    const found = (named === null ? slip && bySlip.get(slip) : byKey.get(named)) || null
    const owed = found && line.movement === 'paid' ? await owedOn(found, line.occurredOn) : null
    const money = { ...line, amount: line.paidAmount, paidOn: line.occurredOn }
    let verdict = judgeClearing(
      money,
      found && { ...found.payment, amount: amountOf(owed) ?? found.payment.amount },
      { owed, today },
    )
    if (found && verdict.clears) {
      const { expected } = verdict
      if (attendants.includes(found.person.id)) verdict = { clears: false, obstacle: 'own-payment', expected }
      else if (paidBefore.has(keyOf(found))) verdict = { clears: false, obstacle: 'twice-in-file', expected }
      else paidBefore.add(keyOf(found))
    }
    validated.push({ line, found, verdict })
  }
  return validated
}

type Owed = OverdueCharges | 'not-payable' | null

function amountOf(owed: Owed): number | null {
  return owed === null || owed === 'not-payable' ? null : owed.amount
}

function slipOf({ portfolio, slipNumber }: { portfolio: string | null; slipNumber: string | null }): string {
  return `${portfolio ?? ''}${slipNumber ?? ''}`
}

/** One key for contributions and bills of loans, whose ids are numbered apart. */
export function keyOf({ pays, payment }: OwnedPayment): string {
  return `${pays} ${payment.id}`
}

/** The same of what a line names itself; null where it names a slip alone. */
export function keyOfLine({
  paymentId,
  loanBillId,
}: Pick<LineToValidate, 'paymentId' | 'loanBillId'>): string | null {
  if (loanBillId !== null) return `loan ${loanBillId}`
  return paymentId === null ? null : `contribution ${paymentId}`
}

/**
 * Answers what was owed on a day; asks for the rule of a plan and day once. Null for a day before the first rule of the plan, on which
 * nothing was owed; where a rule is missing today too, it is not the day that is wrong.
 */
function chargesReader(database: Querier, indexValues: readonly IndexerValue[], today: IsoDate) {
  const rules = new Map<string, ReturnType<typeof ruleOf>>()
  const ruleOf = (planId: number, day: IsoDate) => ruleOn(database, overdueRules, { id: planId }, day)
  const owedOn = async (found: OwnedPayment, paidOn: IsoDate): Promise<Owed> => {
    if (found.pays === 'loan') return loanBillOwed(database, found, paidOn)
    const { payment, plan } = found
    const { amount, dueDate } = payment
    const key = `${plan.id} ${paidOn}`
    const rule = rules.get(key) ?? ruleOf(plan.id, paidOn)
    rules.set(key, rule)
    const { factor } = overdueCorrection(indexValues, { dueDate, paidOn })
    return overdueCharges({ amount, dueDate, paidOn, correctionFactor: factor }, await rule)
  }
  return async (found: OwnedPayment, paidOn: IsoDate): Promise<Owed> => {
    try {
      return await owedOn(found, paidOn)
    } catch (error) {
      if (!(error instanceof MissingRule)) throw error
      await owedOn(found, today)
      return null
    }
  }
}
