import { createFileRoute } from '@tanstack/react-router'
import { sendStatement } from '#app/features/statement/statement-file.server.ts'

/** The statement as a file, with the filters of the address, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/extrato/$formato')({
  server: { handlers: { GET: ({ params, request }) => sendStatement(params.formato, request) } },
})
