import { createFileRoute } from '@tanstack/react-router'
import { sendSignedTerm } from '#app/features/tax-regime/term-file.server.ts'

/** The PDF of the signed option for a tax regime, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/termo-regime-tributacao')({
  server: { handlers: { GET: ({ request }) => sendSignedTerm(request) } },
})
