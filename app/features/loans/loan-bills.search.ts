import { recordId, searchOf } from '#app/navigation/search-values.ts'

/** Search of the page: `boleto` opens one. */
export const loanBillsSearch = searchOf({ boleto: recordId })
export type LoanBillsSearch = ReturnType<typeof loanBillsSearch>
