import { fonts, ink } from './print-style.ts'
import type { Sheet } from './sheet.ts'

const LABEL_SHARE = 0.38

/** Names and values side by side, one pair a line. For a screen reader a two-column table without a head would say less than this list. */
export function drawFacts(
  { doc, root, left, width }: Sheet,
  items: readonly { label: string; value: string }[],
): void {
  const labelWidth = width * LABEL_SHARE
  const valueWidth = width - labelWidth
  const list = doc.struct('L')
  root.add(list)
  for (const { label, value } of items) {
    doc.fontSize(10)
    const height = Math.max(
      doc.font(fonts.regular).heightOfString(label, { width: labelWidth - 8 }),
      doc.font(fonts.semibold).heightOfString(value, { width: valueWidth }),
    )
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
    const { y } = doc
    const item = doc.struct('LI')
    list.add(item)
    item.add(
      doc.struct('Lbl', {}, () => {
        doc.font(fonts.regular).fontSize(10).fillColor(ink.muted)
        doc.text(label, left, y, { width: labelWidth - 8 })
      }),
    )
    item.add(
      doc.struct('LBody', {}, () => {
        doc.font(fonts.semibold).fontSize(10).fillColor(ink.text)
        doc.text(value, left + labelWidth, y, { width: valueWidth })
      }),
    )
    item.end()
    doc.y = y + height + 4
  }
  list.end()
  doc.moveDown(0.6)
}
