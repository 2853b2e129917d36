import { createFileRoute } from '@tanstack/react-router'
import { residenceDeclaration } from '#app/features/declarations/residence-declaration.tsx'
import { requestLoader, requestPage, requestPending } from '#app/features/request-engine/request-page.tsx'
import { formRoute } from '#app/features/request-engine/service-route.ts'

export const Route = createFileRoute('/_shell/services/residente-exterior')({
  ...formRoute('residente-exterior'),
  loader: requestLoader(residenceDeclaration),
  pendingComponent: requestPending(residenceDeclaration),
  component: requestPage(residenceDeclaration),
})
