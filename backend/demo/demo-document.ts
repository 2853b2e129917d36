import type { Database } from '../database/client.ts'
import type { FilePurpose } from '../file-purposes.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { type StoredContent, storeContent } from '../files/store-content.ts'

/** An invented file of the demo. */
export interface DemoDocument {
  publicId: string
  purpose: FilePurpose
  name: string
  mediaType: 'application/pdf' | 'image/png'
  width?: number
  height?: number
  ownerCpf: string
  at: Date
  /** Where it hangs: a request, by its protocol, or a record of a registry. */
  subject: { protocol: string } | { registry: 'atas' | 'fornecedores'; key: string }
  content: () => Promise<Buffer>
}

export type StoredDocument = Omit<DemoDocument, 'content'> & { stored: StoredContent }

/** Draws the files and puts them into the storage. Comes before the transaction that refers to them. */
export async function storeDocuments(
  target: { database: Database; storage: FileStorage },
  documents: readonly DemoDocument[],
): Promise<StoredDocument[]> {
  const all: StoredDocument[] = []
  for (const { content, ...document } of documents) {
    all.push({ ...document, stored: await storeContent(target, await content(), document.at) })
  }
  return all
}
