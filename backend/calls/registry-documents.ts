import { arquivoDocumentoCadastro } from '#contract/settings/registry-documents.ts'
import type { Api } from '../api.ts'
import { registerCall } from './register-call.ts'
import { registryDocumentContent } from './registry-document-content.ts'

/** The PDFs of records, for who sets them up. */
export function registerRegistryDocumentCalls(api: Api): void {
  registerCall(api, arquivoDocumentoCadastro, async ({ params }) => ({
    content: await registryDocumentContent(api, params.idDocumento),
    fileName: 'documento.pdf',
  }))
}
