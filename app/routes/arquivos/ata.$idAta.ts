import { createFileRoute } from '@tanstack/react-router'
import { sendMinutes } from '#app/features/minutes/minutes-file.server.ts'

/** The PDF of a meeting's minutes, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/ata/$idAta')({
  server: { handlers: { GET: ({ params, request }) => sendMinutes(params.idAta, request) } },
})
