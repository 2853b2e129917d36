import type { DocumentBlock } from './printed-document.ts'
import type { Sheet } from './sheet.ts'

/** A bar code or QR code: shapes for a reader's eye, its alternative text for everybody else. */
export function drawDrawing(
  { doc, root, left }: Sheet,
  { alt, drawing }: Extract<DocumentBlock, { kind: 'drawing' }>,
): void {
  const scale = drawing.width / drawing.viewWidth
  const height = drawing.viewHeight * scale
  const { y } = doc
  const figure = doc.struct('Figure', { alt, bbox: [left, y, left + drawing.width, y + height] }, () => {
    doc.save()
    doc.translate(left, y).scale(scale).path(drawing.path).fill('#000000')
    doc.restore()
  })
  root.add(figure)
  doc.y = y + height + 10
}
