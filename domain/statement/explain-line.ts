import type { FigureExplanation } from './figure-explanation.ts'
import type { StatementLine } from './statement-lines.ts'

/** Quotas and balance of one line; both stay as they are for ever. */
export function explainLine(line: StatementLine, figure: 'line-quotas' | 'line-balance'): FigureExplanation {
  const unitValue = { code: 'unit-value', value: line.unitValue, date: line.creditedOn } as const
  const ofQuotas = figure === 'line-quotas'
  return {
    figure,
    formula: ofQuotas ? 'amount-over-unit-value' : 'quotas-times-unit-value',
    parts: ofQuotas
      ? [{ code: 'amount', value: line.amount }, unitValue]
      : [{ code: 'quotas', value: line.accumulatedQuotas }, unitValue],
    result: ofQuotas ? line.quotas : line.balance,
    quotaDate: line.creditedOn,
    nextUpdate: null,
  }
}
