import { documentThreads } from '../document-threads.ts'
import type { PrintedDocument } from './printed-document.ts'

/** Writes a document as a PDF, beside whatever else is answered meanwhile. @throws Overloaded */
export async function writePdf(document: PrintedDocument): Promise<Buffer> {
  return Buffer.from(await documentThreads.run('pdf', document))
}
