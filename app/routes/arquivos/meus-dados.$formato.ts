import { createFileRoute } from '@tanstack/react-router'
import { sendPersonalData } from '#app/features/personal-profile/personal-data-file.server.ts'

/** Everything that is kept about the person, fetched with the session's token. */
export const Route = createFileRoute('/arquivos/meus-dados/$formato')({
  server: { handlers: { GET: ({ params, request }) => sendPersonalData(params.formato, request) } },
})
