import { createFileRoute } from '@tanstack/react-router'
import { sendBoleto } from '#app/features/contribution-payments/contribution-payments-file.server.ts'

/** The PDF of a slip, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/boleto/$id')({
  server: { handlers: { GET: ({ params, request }) => sendBoleto(params.id, request) } },
})
