import { createFileRoute, notFound, stripSearchParams } from '@tanstack/react-router'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { DocumentsPage } from '#app/features/documents/DocumentsPage.tsx'
import { documentsQueries } from '#app/features/documents/documents.queries.ts'
import { documentsSearch, documentsSearchDefaults } from '#app/features/documents/documents.search.ts'
import { documentsText } from '#app/features/documents/documents.text.ts'
import { titled } from '#app/navigation/page-title.ts'
import { pageTitles } from '#app/navigation/page-titles.ts'
import { ask } from '#app/session/ask.ts'
import { isAdminMode } from '#app/session/visible-session.ts'

export const Route = createFileRoute('/_shell/documents')({
  validateSearch: documentsSearch,
  search: { middlewares: [stripSearchParams(documentsSearchDefaults)] },
  beforeLoad: ({ context: { session }, search: { idPessoa } }) => {
    if (session && isAdminMode(session) && idPessoa === undefined) throw notFound()
  },
  loaderDeps: ({ search: { aba, idPessoa, page } }) => ({ aba, idPessoa, page }),
  loader: ({ context: { queryClient, session }, deps: { aba, idPessoa, page } }) => {
    if (session && isAdminMode(session))
      return idPessoa === undefined
        ? undefined
        : queryClient.ensureQueryData(documentsQueries.sentBy(idPessoa, page))
    if (aba === 'emitidos') return queryClient.ensureQueryData(ask('retornarDocumentosEmitidos'))
    return aba === 'enviados'
      ? queryClient.ensureQueryData(ask('retornarDocumentosEnviados', { page }))
      : undefined
  },
  head: titled(pageTitles.documents),
  pendingComponent: cardsPending(documentsText, [3, 12]),
  component: DocumentsPage,
})
