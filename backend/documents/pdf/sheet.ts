import { setImmediate } from 'node:timers/promises'

/** Where blocks are drawn: the document, the root of its structure tree, and the column of text in points. */
export type Sheet = {
  doc: PDFKit.PDFDocument
  root: PDFKit.PDFStructureElement
  left: number
  width: number
}

/** Lets whoever else waits have a turn, which a long document does on each of its pages. */
export function breathe(): Promise<void> {
  return setImmediate()
}
