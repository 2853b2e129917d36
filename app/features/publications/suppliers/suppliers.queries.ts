import { queryOptions } from '@tanstack/react-query'
import { currentSuppliers } from './suppliers.functions.ts'

/** What the suppliers page reads. */
export const supplierQueries = {
  current: () => queryOptions({ queryKey: ['suppliers', 'current'], queryFn: () => currentSuppliers() }),
}
