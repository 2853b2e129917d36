import { createFileRoute } from '@tanstack/react-router'
import { declarationQueries } from '#app/features/declarations/declarations.queries.ts'
import { ResidencePage } from '#app/features/declarations/ResidencePage.tsx'
import { ResidencePending } from '#app/features/declarations/ResidencePending.tsx'
import { serviceLoader } from '#app/features/service-request/service-loader.ts'
import { serviceRoute } from '#app/features/service-request/service-route.ts'

export const Route = createFileRoute('/_shell/services/residente-exterior')({
  ...serviceRoute('residente-exterior', 'write'),
  loader: serviceLoader((queryClient) => [queryClient.ensureQueryData(declarationQueries.residence())]),
  pendingComponent: ResidencePending,
  component: ResidencePage,
})
