import '@portal/design-system/theme-entry'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { visitQuery } from '#app/session/session.queries.ts'
import { documentHead } from '#app/shell/document-head.ts'
import { PortalDocument } from '#app/shell/PortalDocument.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ context }) =>
    context.queryClient.ensureQueryData({ ...visitQuery, revalidateIfStale: true }),
  head: documentHead,
  shellComponent: PortalDocument,
})
