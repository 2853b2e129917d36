import { createFileRoute } from '@tanstack/react-router'
import { fatcaDeclaration } from '#app/features/declarations/fatca-declaration.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { formRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/fatca')({
  ...formRoute('fatca'),
  loader: requestLoader(fatcaDeclaration),
  pendingComponent: requestPending(fatcaDeclaration),
  component: requestPage(fatcaDeclaration),
})
