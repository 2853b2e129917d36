/** Where blocks are drawn: the document, the root of its structure tree, and the column of text in points. */
export type Sheet = {
  doc: PDFKit.PDFDocument
  root: PDFKit.PDFStructureElement
  left: number
  width: number
}
