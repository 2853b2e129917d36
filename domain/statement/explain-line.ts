import { isIndividualAccount } from '#domain/ledger.ts'
import { sumReais } from '#domain/money.ts'
import { balanceOfQuotas, quotasOf } from '#domain/quotas.ts'
import type { FigureExplanation, FormulaPart } from './figure-explanation.ts'
import type { StatementLine } from './statement-lines.ts'

/** Quotas, amount or balance of one line; they stay as they are for ever. */
export function explainLine(
  line: StatementLine,
  figure: 'line-quotas' | 'line-amount' | 'line-balance',
): FigureExplanation {
  const unitValue = { code: 'unit-value', value: line.unitValue, date: line.creditedOn } as const
  const whole = { figure, quotaDate: line.creditedOn, nextUpdate: null }
  switch (figure) {
    case 'line-quotas':
      return {
        ...whole,
        formula: 'amount-over-unit-value',
        parts: [{ code: 'amount', value: line.amount }, unitValue],
        result: line.quotas,
      }
    case 'line-amount':
      return {
        ...whole,
        formula: 'quotas-times-unit-value',
        parts: [{ code: 'quotas', value: line.quotas }, unitValue, ...residualOf(line)],
        result: line.amount,
      }
    case 'line-balance':
      return {
        ...whole,
        formula: 'quotas-times-unit-value',
        parts: [{ code: 'quotas', value: line.accumulatedQuotas }, unitValue],
        result: line.balance,
      }
  }
}

/** Rest that rounding each lot of a payment by itself leaves; nothing of a line that is one lot. */
function residualOf({ amount, quotas, unitValue }: StatementLine): FormulaPart[] {
  const residual = sumReais([amount, -balanceOfQuotas(quotas, unitValue)])
  return residual === 0 ? [] : [{ code: 'residual-cent', value: residual }]
}

/**
 * Everything that a line can explain of itself: the quotas that its amount bought, or the amount that its quotas came to where quotas are
 * what was moved, and the balance after it. Nothing in the collective accounts, which hold no quotas.
 */
export function explainWholeLine(line: StatementLine): FigureExplanation[] {
  if (!isIndividualAccount(line.account) || line.unitValue <= 0) return []
  const balance = explainLine(line, 'line-balance')
  if (quotasOf(line.amount, line.unitValue) === line.quotas)
    return [explainLine(line, 'line-quotas'), balance]
  // A switch, or a payment taken lot by lot, is counted in quotas, and its amount follows.
  return [explainLine(line, 'line-amount'), balance]
}
