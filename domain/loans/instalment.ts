import type { Competence, IsoDate } from '#domain/calendar.ts'

/**
 * An instalment of a loan, reais. The debt before it grows by the correction, bears the interest, and is lowered by the amortisation:
 * `amount` is interest and amortisation together.
 */
export interface Instalment {
  /** From 1. */
  number: number
  dueDate: IsoDate
  /** Added to the debt by the index; 0 at a fixed rate. */
  correction: number
  interest: number
  amortisation: number
  amount: number
  /** Debt that is left once it is paid. */
  balance: number
  /** The month whose index corrected the debt, and whether its value is only assumed; null at a fixed rate. */
  index: { competence: Competence; percent: number; isAssumed: boolean } | null
}
