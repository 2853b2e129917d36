import { createFileRoute } from '@tanstack/react-router'
import { sendRequestDocument } from '#app/features/requests/request-document.server.ts'

/** A document that went with a request. */
export const Route = createFileRoute('/arquivos/documento/$idDocumento')({
  server: { handlers: { GET: ({ params }) => sendRequestDocument(params.idDocumento) } },
})
