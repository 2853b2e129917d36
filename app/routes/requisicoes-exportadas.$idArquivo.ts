import { createFileRoute } from '@tanstack/react-router'
import { sendExportedFile } from '#app/features/requests/list/exported-file.server.ts'

/** A spreadsheet of exported requests, fetched with the session's token. */
export const Route = createFileRoute('/requisicoes-exportadas/$idArquivo')({
  server: { handlers: { GET: ({ params }) => sendExportedFile(params.idArquivo) } },
})
