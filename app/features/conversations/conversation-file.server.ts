import * as v from 'valibot'
import { problemText } from '#app/api/problem.text.ts'
import { PortalProblem } from '#app/api/problem.ts'
import type { PortalFile } from '#app/session/portal-file.server.ts'
import { receivePersonUpload } from '#app/session/receive-upload.server.ts'
import { personDocument } from '#app/session/send-document.server.ts'
import { arquivoConversa, enviarArquivoConversa } from '#contract/conversations/conversations.ts'

/** Person and plan: `1/4`. */
const ownerPath = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/
/** Conversation and file: `12/0190a000-…`. */
const filePath = /^([1-9]\d{0,8})\/([\da-f-]{36})$/

/** Passes a file on that goes with a message. */
export const conversationFileUpload: PortalFile<string> = {
  which: v.pipe(v.string(), v.regex(ownerPath)),
  answer: (which, request) =>
    receivePersonUpload(request, ({ api, upload }) => {
      const [, idPessoa, idPlano] = ownerPath.exec(which ?? '') ?? []
      if (!idPessoa || !idPlano) throw new PortalProblem({ kind: 'not-found', detail: problemText.notFound })
      const params = { idPessoa: Number(idPessoa), idPlano: Number(idPlano) }
      return api.call(enviarArquivoConversa, { params, query: {}, upload })
    }),
}

/** A file of a message, for those who are in the conversation; the API refuses everybody else. */
export const conversationFile = personDocument({
  which: v.pipe(v.string(), v.regex(filePath)),
  back: () => '/chat',
  ask: ({ api, which }) => {
    const [, idConversa, idAnexo = ''] = filePath.exec(which) ?? []
    return api.file(arquivoConversa, { params: { idConversa: Number(idConversa), idAnexo } })
  },
})
