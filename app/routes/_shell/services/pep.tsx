import { createFileRoute } from '@tanstack/react-router'
import { pepDeclaration } from '#app/features/declarations/pep-declaration.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { formRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/pep')({
  ...formRoute('pep'),
  loader: requestLoader(pepDeclaration),
  pendingComponent: requestPending(pepDeclaration),
  component: requestPage(pepDeclaration),
})
