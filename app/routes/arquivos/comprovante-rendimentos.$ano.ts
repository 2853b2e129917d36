import { createFileRoute } from '@tanstack/react-router'
import { sendIncomeReport } from '#app/features/income-reports/income-reports-file.server.ts'

/** The PDF of a year's income report, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/comprovante-rendimentos/$ano')({
  server: { handlers: { GET: ({ params, request }) => sendIncomeReport(params.ano, request) } },
})
