/** When a plan pays the thirteenth (*abono anual*), and of which incomes that are paid from the balance. */
export interface ThirteenthRules {
  /** 1 January … 12 December. */
  thirteenthMonth: number
  thirteenthFor: readonly ('percent' | 'fixed-term')[]
}

/** Ways in which an income is paid. */
export type PaidIncome = 'percent' | 'fixed-term' | 'lifetime' | 'single'
