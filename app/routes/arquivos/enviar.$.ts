import { createFileRoute } from '@tanstack/react-router'
import { answerByTable } from '#app/session/portal-file.server.ts'
import { refusedUpload } from '#app/session/receive-upload.server.ts'
import { uploads } from './-uploads.server.ts'

/** Every file that somebody sends. */
export const Route = createFileRoute('/arquivos/enviar/$')({
  server: {
    handlers: {
      POST: ({ params, request }) => answerByTable(uploads, params._splat ?? '', request) ?? refusedUpload(),
    },
  },
})
