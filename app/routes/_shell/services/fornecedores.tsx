import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'
import { SuppliersPage } from '#app/features/suppliers/SuppliersPage.tsx'
import { supplierQueries } from '#app/features/suppliers/suppliers.queries.ts'
import { suppliersText } from '#app/features/suppliers/suppliers.text.ts'

export const Route = createFileRoute('/_shell/services/fornecedores')({
  ...serviceRoute('fornecedores'),
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(supplierQueries.current())]),
  pendingComponent: cardsPending(suppliersText, [8]),
  component: SuppliersPage,
})
