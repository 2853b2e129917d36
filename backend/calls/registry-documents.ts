import { inArray } from 'drizzle-orm'
import { fileGone } from '#contract/documents/files.text.ts'
import { arquivoDocumentoCadastro } from '#contract/settings/registry-documents.ts'
import type { Api } from '../api.ts'
import { files } from '../database/schema/files.ts'
import { contentOf, findFile } from '../files/find-file.ts'
import { notFound } from '../problem.ts'
import { documentPurposes } from '../usecases/settings/registries/keep-registry-document.ts'
import { registerCall } from './register-call.ts'

/** The PDFs of records, for who sets them up. */
export function registerRegistryDocumentCalls(api: Api): void {
  registerCall(api, arquivoDocumentoCadastro, async ({ params }) => ({
    content: await registryDocumentContent(api, params.idDocumento),
    fileName: 'documento.pdf',
  }))
}

const ofRegistries = inArray(files.purpose, Object.values(documentPurposes))

/** The bytes of a record's PDF. Who may see it was asked before. @throws 404 when it is not kept any more */
export async function registryDocumentContent(
  { database, storage }: Pick<Api, 'database' | 'storage'>,
  documentId: string | null,
): Promise<Buffer> {
  const file = documentId === null ? null : await findFile(database, documentId, ofRegistries)
  if (!file) throw notFound(fileGone)
  return contentOf(storage, file)
}
