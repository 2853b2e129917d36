import { useSuspenseQuery } from '@tanstack/react-query'
import { Suppliers } from './Suppliers.tsx'
import { supplierQueries } from './suppliers.queries.ts'

/** Who works for the plan. */
export function SuppliersPage() {
  return <Suppliers suppliers={useSuspenseQuery(supplierQueries.current()).data} />
}
