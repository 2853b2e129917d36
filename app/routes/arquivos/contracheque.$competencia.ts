import { createFileRoute } from '@tanstack/react-router'
import { sendPaySlip } from '#app/features/pay-slips/pay-slips-file.server.ts'

/** The PDF of a month's pay slip, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/contracheque/$competencia')({
  server: { handlers: { GET: ({ params, request }) => sendPaySlip(params.competencia, request) } },
})
