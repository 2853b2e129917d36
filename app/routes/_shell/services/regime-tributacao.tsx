import { createFileRoute } from '@tanstack/react-router'
import { requestLoader, servicePending } from '#app/features/request-engine/request-page.tsx'
import { formRoute } from '#app/features/request-engine/service-route.ts'
import { RegimePage } from '#app/features/taxes/tax-regime/RegimePage.tsx'
import { taxRegimeText } from '#app/features/taxes/tax-regime/tax-regime.text.ts'
import { ask } from '#app/session/ask.ts'

export const Route = createFileRoute('/_shell/services/regime-tributacao')({
  ...formRoute('regime-tributacao', 'read'),
  loader: requestLoader({ slug: 'regime-tributacao', situation: ask('retornarRegimeTributacao') }),
  pendingComponent: servicePending({ slug: 'regime-tributacao', text: taxRegimeText }),
  component: RegimePage,
})
