import { createFileRoute } from '@tanstack/react-router'
import { sendResidenceProof } from '#app/features/declarations/declaration-file.server.ts'

/** The proof of residence of a declaration, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/comprovante-residencia/$idRequisicao')({
  server: { handlers: { GET: ({ params, request }) => sendResidenceProof(params.idRequisicao, request) } },
})
