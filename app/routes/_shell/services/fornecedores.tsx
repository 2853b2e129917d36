import { createFileRoute } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { SuppliersPage } from '#app/features/publications/suppliers/SuppliersPage.tsx'
import { suppliersText } from '#app/features/publications/suppliers/suppliers.text.ts'
import { serviceLoader } from '#app/features/request-engine/service-loader.ts'
import { serviceRoute } from '#app/features/request-engine/service-route.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/services/fornecedores')({
  ...serviceRoute('fornecedores'),
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(ask('retornarFornecedores'))]),
  pendingComponent: cardsPending(suppliersText, [8]),
  component: SuppliersPage,
})
