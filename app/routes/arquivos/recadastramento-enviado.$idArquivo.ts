import { createFileRoute } from '@tanstack/react-router'
import { sendReRegistrationFile } from '#app/features/requests/re-registration-file.server.ts'

/** A file that went with a re-registration, for its analysis. */
export const Route = createFileRoute('/arquivos/recadastramento-enviado/$idArquivo')({
  server: { handlers: { GET: ({ params }) => sendReRegistrationFile(params.idArquivo) } },
})
