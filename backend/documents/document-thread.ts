import type { StatementLineOnWire } from '#contract/statement/statement.ts'
import { drawDocument } from './pdf/draw-document.ts'
import type { PrintedDocument } from './pdf/printed-document.ts'
import { statementSheet } from './statement-sheet.ts'

/* Runs in a thread of `document-threads.ts`: everything whose drawing keeps the processor busy. */

/** A document as a PDF. */
export function pdf(document: PrintedDocument): Promise<Uint8Array> {
  return drawDocument(document)
}

/** Lines of a statement as an .xlsx. */
export function statement(lines: readonly StatementLineOnWire[]): Promise<Uint8Array> {
  return statementSheet(lines)
}
