import { createFileRoute } from '@tanstack/react-router'
import { answerByTable } from '#app/session/portal-file.server.ts'
import { noDocument } from '#app/session/send-document.server.ts'
import { downloads } from './-downloads.server.ts'

/** Every file that is fetched with the session's token. */
export const Route = createFileRoute('/arquivos/$')({
  server: {
    handlers: {
      GET: ({ params, request }) => answerByTable(downloads, params._splat ?? '', request) ?? noDocument(),
    },
  },
})
