import { arquivoDocumentoCadastro, enviarDocumentoCadastro } from '#contract/settings/registry-documents.ts'
import type { Api } from '../api.ts'
import { fileOnWire, keepSentFile } from '../files/keep-file.ts'
import {
  documentPurposes,
  receiveRegistryDocument,
} from '../usecases/settings/registries/keep-registry-document.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'
import { registryDocumentContent } from './registry-document-content.ts'

/** The PDFs of records, for who sets them up. */
export function registerRegistryDocumentCalls(api: Api): void {
  registerUpload(api, enviarDocumentoCadastro, async (sent) => {
    const file = await receiveRegistryDocument(sent)
    const place = { purpose: documentPurposes[sent.params.cadastro], ownerId: sent.actor.personId }
    return fileOnWire(await sent.work((unit) => keepSentFile(unit, file, place)))
  })

  registerCall(api, arquivoDocumentoCadastro, async ({ params }) => ({
    content: await registryDocumentContent(api, params.idDocumento),
    fileName: 'documento.pdf',
  }))
}
