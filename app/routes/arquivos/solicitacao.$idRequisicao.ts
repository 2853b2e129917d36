import { createFileRoute } from '@tanstack/react-router'
import { sendRequestPaper } from '#app/features/service-request/request-paper.server.ts'

/** The PDF receipt of a request of any kind, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/solicitacao/$idRequisicao')({
  server: { handlers: { GET: ({ params }) => sendRequestPaper(params.idRequisicao) } },
})
