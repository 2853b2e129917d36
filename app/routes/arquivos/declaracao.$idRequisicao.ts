import { createFileRoute } from '@tanstack/react-router'
import { sendDeclaration } from '#app/features/declarations/declaration-file.server.ts'

/** The PDF of a declaration, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/declaracao/$idRequisicao')({
  server: { handlers: { GET: ({ params, request }) => sendDeclaration(params.idRequisicao, request) } },
})
