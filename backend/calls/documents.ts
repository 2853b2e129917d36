import {
  arquivoDocumentoEnviado,
  informarMotivoDocumento,
  retornarDocumentosEnviados,
} from '#contract/documents/documents.ts'
import type { Api } from '../api.ts'
import { contentOf } from '../files/find-file.ts'
import { listSentDocuments } from '../usecases/documents/list-sent-documents.ts'
import { giveReason } from '../usecases/documents/reading-reasons.ts'
import { requireShownDocument } from '../usecases/request-engine/withheld-data.ts'
import { keptFile } from './file-answer.ts'
import { registerCall } from './register-call.ts'

export function registerDocumentCalls(api: Api): void {
  registerCall(api, retornarDocumentosEnviados, ({ actor, person, query, now }) =>
    listSentDocuments(api, { personId: person.id, actor, page: query.page, now }),
  )

  registerCall(api, informarMotivoDocumento, async ({ actor, storedFile, body, work }) => {
    await requireShownDocument(api, actor, storedFile)
    const until = await work((unit) =>
      giveReason(unit, actor.personId, { file: storedFile, reason: body.motivo }),
    )
    return { validoAte: until.toISOString() }
  })

  registerCall(api, arquivoDocumentoEnviado, async ({ actor, storedFile }) => {
    await requireShownDocument(api, actor, storedFile)
    const content = await contentOf(api.storage, storedFile)
    return keptFile(withoutEnding(storedFile.name), { content, mediaType: storedFile.mediaType })
  })
}

/** The name that its sender gave a file; its ending is told anew by what it is, since an image may have been drawn in another format. */
function withoutEnding(name: string): string {
  return name.replace(/\.[a-z0-9]{1,5}$/i, '') || 'documento'
}
