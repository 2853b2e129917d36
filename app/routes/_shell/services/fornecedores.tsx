import { createFileRoute } from '@tanstack/react-router'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'
import { SuppliersPage } from '#app/features/suppliers/SuppliersPage.tsx'
import { SuppliersPending } from '#app/features/suppliers/SuppliersPending.tsx'
import { supplierQueries } from '#app/features/suppliers/suppliers.queries.ts'

export const Route = createFileRoute('/_shell/services/fornecedores')({
  ...serviceRoute('fornecedores'),
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(supplierQueries.current())]),
  pendingComponent: SuppliersPending,
  component: SuppliersPage,
})
