import { faultsOfDuties } from './of-duties.ts'
import { faultsOfIncomes } from './of-incomes.ts'
import { faultsOfPayments } from './of-payments.ts'
import { faultsOfTaxesAndLoans } from './of-taxes-and-loans.ts'
import type { PlantedFault } from './planted-fault.ts'

export const allFaults: readonly PlantedFault[] = [
  ...faultsOfIncomes,
  ...faultsOfPayments,
  ...faultsOfTaxesAndLoans,
  ...faultsOfDuties,
]
