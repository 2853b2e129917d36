import { inArray } from 'drizzle-orm'
import { fileGone } from '#contract/documents/files.text.ts'
import { arquivoAta } from '#contract/publications/minutes.ts'
import { enviarImagemCarrossel } from '#contract/publications/slides.ts'
import { arquivoFornecedor } from '#contract/publications/suppliers.ts'
import { arquivoDocumentoCadastro } from '#contract/settings/registry-documents.ts'
import type { Api } from '../api.ts'
import { files } from '../database/schema/files.ts'
import { contentOf, findFile } from '../files/find-file.ts'
import { scannedFile } from '../files/receive-file.ts'
import { notFound } from '../problem.ts'
import { minutesDocument } from '../usecases/publications/minutes/read-minutes.ts'
import { drawSlideImage, keepSlideImage } from '../usecases/publications/slides/keep-slide-image.ts'
import { supplierDocument } from '../usecases/publications/suppliers/list-suppliers.ts'
import { documentPurposes } from '../usecases/settings/registries/keep-registry-document.ts'
import type { FileAnswer } from './file-answer.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** Files of records: their PDFs, for who sets them up and for participants who read what they are about, and images of slides. */
export function registerRegistryFileCalls(api: Api): void {
  const { database } = api

  registerCall(api, arquivoDocumentoCadastro, ({ params }) =>
    registryDocument(api, { documentId: params.idDocumento, fileName: 'documento.pdf' }),
  )

  registerCall(api, arquivoAta, async ({ link: row, today, params }) =>
    registryDocument(api, await minutesDocument(database, row, { id: params.idAta, today })),
  )

  registerCall(api, arquivoFornecedor, async ({ link: row, today, params }) =>
    registryDocument(api, await supplierDocument(database, row, { id: params.idFornecedor, today })),
  )

  registerUpload(api, enviarImagemCarrossel, async ({ file, work }) => {
    await scannedFile({ api, work }, file.content, null)
    const drawn = await drawSlideImage(file)
    return work((unit) => keepSlideImage(unit, drawn))
  })
}

const ofRegistries = inArray(files.purpose, Object.values(documentPurposes))

/** A record's PDF. Who may see it was asked before. @throws 404 when it is not kept any more */
async function registryDocument(
  { database, storage }: Api,
  { documentId, fileName }: { documentId: string | null; fileName: string },
): Promise<FileAnswer> {
  const file = documentId === null ? null : await findFile(database, documentId, ofRegistries)
  if (!file) throw notFound(fileGone)
  return { content: await contentOf(storage, file), fileName }
}
