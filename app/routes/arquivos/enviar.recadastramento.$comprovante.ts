import { createFileRoute } from '@tanstack/react-router'
import { receiveReRegistrationFile } from '#app/features/re-registration/re-registration-file.server.ts'

/** Takes a file of the re-registration that a code opened. */
export const Route = createFileRoute('/arquivos/enviar/recadastramento/$comprovante')({
  server: {
    handlers: { POST: ({ params, request }) => receiveReRegistrationFile(params.comprovante, request) },
  },
})
