import { drawDrawing } from './draw-drawing.ts'
import { drawFacts } from './draw-facts.ts'
import { drawTable } from './draw-table.ts'
import { Paper } from './paper.ts'
import { fonts, ink, measures } from './print-style.ts'
import type { DocumentBlock, PrintedDocument } from './printed-document.ts'
import type { Sheet } from './sheet.ts'

/**
 * Writes a document as a tagged PDF (PDF/UA): headings, paragraphs and tables keep their meaning for a screen reader, the language is
 * Brazilian Portuguese, and the fonts are inside. Only threads draw: it keeps the processor from 50 milliseconds on.
 */
export async function drawDocument(document: PrintedDocument): Promise<Buffer> {
  const doc = new Paper({
    size: 'A4',
    margins: {
      top: measures.margin,
      bottom: measures.margin + measures.footer,
      left: measures.margin,
      right: measures.margin,
    },
    pdfVersion: '1.7',
    // The published types know the PDF/A subsets only.
    subset: 'PDF/UA' as unknown as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    font: fonts.regular,
    info: { Title: document.title, Subject: document.subtitle, Author: 'Portal do Participante' },
  })
  const written = collect(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const sheet: Sheet = { doc, root, left: measures.margin, width: doc.page.width - 2 * measures.margin }
  drawHead(sheet, document)
  for (const block of document.blocks) {
    drawBlock(sheet, block)
  }
  root.end()
  drawFeet(sheet, document)
  doc.end()
  return written
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

function drawHead(sheet: Sheet, { title, subtitle, planColor }: PrintedDocument): void {
  const { doc, left, width } = sheet
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(0, 0, doc.page.width, measures.band).fill(planColor)
  doc.endMarkedContent()
  doc.y = measures.margin + measures.band
  say(sheet, 'H1', title, { font: fonts.bold, size: 18 })
  say(sheet, 'P', subtitle, { size: 10, color: ink.muted })
  doc.moveDown(0.8)
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(left, doc.y)
    .lineTo(left + width, doc.y)
    .lineWidth(0.75)
    .stroke(ink.line)
  doc.endMarkedContent()
  doc.moveDown(0.8)
}

function drawBlock(sheet: Sheet, block: DocumentBlock): void {
  switch (block.kind) {
    case 'heading':
      keepTogether(sheet, 80)
      sheet.doc.moveDown(0.6)
      say(sheet, 'H2', block.text, { font: fonts.semibold, size: 13 })
      sheet.doc.moveDown(0.3)
      return
    case 'paragraph':
      say(sheet, 'P', block.text, block.isSmall ? { size: 8.5, color: ink.muted } : { size: 10 })
      sheet.doc.moveDown(0.5)
      return
    case 'facts':
      return drawFacts(sheet, block.items)
    case 'table':
      return drawTable(sheet, block)
    case 'drawing':
      keepTogether(sheet, (block.drawing.viewHeight / block.drawing.viewWidth) * block.drawing.width + 20)
      drawDrawing(sheet, block)
  }
}

type Voice = { font?: string; size: number; color?: string }

function say({ doc, root, left, width }: Sheet, tag: string, text: string, voice: Voice): void {
  const print = () => {
    doc
      .font(voice.font ?? fonts.regular)
      .fontSize(voice.size)
      .fillColor(voice.color ?? ink.text)
    doc.text(text, left, doc.y, { width, lineGap: 2 })
  }
  root.add(doc.struct(tag, {}, print))
}

/** Starts a new page when less than `height` points are left, so that a title never stands alone at the foot. */
function keepTogether({ doc }: Sheet, height: number): void {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage()
}

function drawFeet({ doc, left, width }: Sheet, { title, issuedAt }: PrintedDocument): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.page.margins.bottom = 0
    doc.font(fonts.regular).fontSize(8).fillColor(ink.muted)
    const y = doc.page.height - measures.margin - 4
    doc.text(`${title} · ${issuedAt}`, left, y, { width: width - 80, lineBreak: false })
    doc.text(`Página ${page - start + 1} de ${count}`, left + width - 80, y, { width: 80, align: 'right' })
    doc.endMarkedContent()
  }
}
