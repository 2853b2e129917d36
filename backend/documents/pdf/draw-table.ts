import { columnWidths } from './column-widths.ts'
import { fonts, ink, measures } from './print-style.ts'
import type { DocumentBlock, DocumentColumn } from './printed-document.ts'
import type { Sheet } from './sheet.ts'

type TableBlock = Extract<DocumentBlock, { kind: 'table' }>
type Place = DocumentColumn & { x: number; width: number }

/** A table whose head is drawn again on each page; figures stand on the right. */
export function drawTable(sheet: Sheet, { caption, columns, rows, total }: TableBlock): void {
  const { doc, root, left, width } = sheet
  const places = placesOf(sheet, columns, total ? [...rows, total] : rows)
  if (doc.y + 3 * rowHeight(sheet, places, titlesOf(columns)) > bottomOf(doc)) doc.addPage()
  const table = doc.struct('Table')
  root.add(table)
  table.add(
    doc.struct('Caption', {}, () => {
      doc.font(fonts.semibold).fontSize(10).fillColor(ink.text)
      doc.text(caption, left, doc.y, { width })
      doc.moveDown(0.3)
    }),
  )
  drawRow(sheet, table, places, titlesOf(columns), 'head')
  for (const [index, row] of rows.entries()) {
    if (doc.y + rowHeight(sheet, places, row) > bottomOf(doc)) {
      doc.addPage()
      repeatHead(sheet, places, columns)
    }
    drawRow(sheet, table, places, row, index % 2 === 1 ? 'zebra' : 'plain')
  }
  if (total) drawRow(sheet, table, places, total, 'total')
  table.end()
  doc.moveDown(0.8)
}

type RowKind = 'head' | 'plain' | 'zebra' | 'total'

function drawRow(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  places: readonly Place[],
  cells: readonly string[],
  kind: RowKind,
): void {
  const { doc } = sheet
  const height = rowHeight(sheet, places, cells)
  if (kind === 'total' && doc.y + height > bottomOf(doc)) doc.addPage()
  const { y } = doc
  drawGround(sheet, y, height, kind)
  const row = doc.struct('TR')
  table.add(row)
  for (const [index, place] of places.entries()) {
    const options = kind === 'head' ? { scope: 'Column' as const } : {}
    row.add(
      doc.struct(kind === 'head' ? 'TH' : 'TD', options, () => {
        printCell(doc, place, cells[index] ?? '', y, kind)
      }),
    )
  }
  row.end()
  doc.y = y + height
}

function repeatHead(sheet: Sheet, places: readonly Place[], columns: readonly DocumentColumn[]): void {
  const { doc } = sheet
  const titles = titlesOf(columns)
  const { y } = doc
  const height = rowHeight(sheet, places, titles)
  drawGround(sheet, y, height, 'head')
  doc.markContent('Artifact', { type: 'Pagination' })
  for (const [index, place] of places.entries()) printCell(doc, place, titles[index] ?? '', y, 'head')
  doc.endMarkedContent()
  doc.y = y + height
}

function printCell(doc: PDFKit.PDFDocument, place: Place, text: string, y: number, kind: RowKind): void {
  doc
    .font(kind === 'head' || kind === 'total' ? fonts.semibold : fonts.regular)
    .fontSize(9)
    .fillColor(ink.text)
  doc.text(text, place.x + measures.cell, y + measures.cell, {
    width: place.width - 2 * measures.cell,
    align: place.isFigure ? 'right' : 'left',
  })
}

function drawGround({ doc, left, width }: Sheet, y: number, height: number, kind: RowKind): void {
  doc.markContent('Artifact', { type: 'Layout' })
  if (kind === 'zebra') doc.rect(left, y, width, height).fill(ink.zebra)
  if (kind === 'head' || kind === 'total') {
    const edge = kind === 'head' ? y + height : y
    doc
      .moveTo(left, edge)
      .lineTo(left + width, edge)
      .lineWidth(0.75)
      .stroke(ink.line)
  }
  doc.endMarkedContent()
}

function rowHeight({ doc }: Sheet, places: readonly Place[], cells: readonly string[]): number {
  doc.font(fonts.semibold).fontSize(9)
  const heights = places.map((place, index) =>
    doc.heightOfString(cells[index] ?? '', { width: place.width - 2 * measures.cell }),
  )
  return Math.max(...heights) + 2 * measures.cell
}

/** Columns by their shares; one whose longest word would break is as wide as that word, and the others share what is left. */
function placesOf(
  sheet: Sheet,
  columns: readonly DocumentColumn[],
  rows: readonly (readonly string[])[],
): Place[] {
  const least = columns.map(({ title }, index) =>
    longestWord(sheet, [title, ...rows.map((row) => row[index] ?? '')]),
  )
  const widths = columnWidths(
    columns.map(({ share }, index) => ({ share, least: least[index] ?? 0 })),
    sheet.width,
  )
  let x = sheet.left
  return columns.map((column, index) => {
    const place = { ...column, x, width: widths[index] ?? 0 }
    x += place.width
    return place
  })
}

/** Most words of a column that are measured: of letters of much the same width the widest is among the longest. */
const WORDS_MEASURED = 12

function longestWord({ doc }: Sheet, texts: readonly string[]): number {
  doc.font(fonts.semibold).fontSize(9)
  const words = [...new Set(texts.flatMap((text) => text.split(/[ \n]/)))]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, WORDS_MEASURED)
  return Math.ceil(Math.max(0, ...words.map((word) => doc.widthOfString(word)))) + 2 * measures.cell
}

const titlesOf = (columns: readonly DocumentColumn[]) => columns.map(({ title }) => title)
const bottomOf = (doc: PDFKit.PDFDocument) => doc.page.height - doc.page.margins.bottom
