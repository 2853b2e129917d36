import type { FilePurpose } from '#backend/database/schema/files.ts'
import { type ReceivedFile, receiveFile } from '#backend/files/receive-file.ts'
import { registryDocumentSentences } from '#contract/settings/registry-documents.text.ts'
import { type DocumentedRegistry, registryDocumentRules } from '#contract/settings/registry-documents.ts'

export const documentPurposes: Readonly<Record<DocumentedRegistry, FilePurpose>> = {
  atas: 'minutes',
  fornecedores: 'supplier-document',
}

/** Takes in the PDF of a record. @throws as `receiveFile` */
export function receiveRegistryDocument(arrival: Parameters<typeof receiveFile>[0]): Promise<ReceivedFile> {
  const { types } = registryDocumentRules
  return receiveFile(arrival, { types, refusal: registryDocumentSentences.type, subjectId: null })
}
