import { queryOptions } from '@tanstack/react-query'
import { currentSuppliers } from './suppliers.functions.ts'

export const supplierQueries = {
  current: () => queryOptions({ queryKey: ['suppliers', 'current'], queryFn: () => currentSuppliers() }),
}
