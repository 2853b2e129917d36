import { createFileRoute } from '@tanstack/react-router'
import { sendContributionStatement } from '#app/features/income-reports/income-reports-file.server.ts'

/** The PDF of a year's statement of contributions, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/demonstrativo-contribuicoes/$ano')({
  server: { handlers: { GET: ({ params, request }) => sendContributionStatement(params.ano, request) } },
})
