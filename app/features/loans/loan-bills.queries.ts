import { queryOptions } from '@tanstack/react-query'
import { loanBill, loanBills } from './loan-bills.functions.ts'

export const loanBillQueries = {
  all: () => queryOptions({ queryKey: ['loan-bills', 'all'], queryFn: () => loanBills() }),
  one: (idBoleto: number) =>
    queryOptions({
      queryKey: ['loan-bills', 'one', idBoleto],
      queryFn: () => loanBill({ data: { idBoleto } }),
    }),
}
