import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { PrintedDocument } from './printed-document.ts'
import { writePdf } from './write-pdf.ts'

const rows = Array.from({ length: 80 }, (_, index) => [`Linha ${index + 1}`, `R$ ${index + 1},00`])

const document: PrintedDocument = {
  title: 'Extrato de contribuições',
  subtitle: 'Plano HPE · matrícula 100234',
  planColor: '#0B3A82',
  issuedAt: 'Emitido em 11/11/2026 às 10:32',
  blocks: [
    { kind: 'heading', text: 'Situação em 31/10/2026' },
    { kind: 'paragraph', text: 'Os valores são os das cotas do dia.' },
    { kind: 'facts', items: [{ label: 'Saldo', value: 'R$ 12.345,67' }] },
    {
      kind: 'table',
      caption: 'Contribuições',
      columns: [
        { title: 'Descrição', share: 3 },
        { title: 'Valor', share: 1, isFigure: true },
      ],
      rows,
      total: ['Total', 'R$ 3.240,00'],
    },
    {
      kind: 'drawing',
      alt: 'Código de barras',
      drawing: { path: 'M0 0h2v10h-2zM4 0h1v10h-1z', viewWidth: 10, viewHeight: 10, width: 100 },
    },
  ],
}

async function read(content: Buffer) {
  return getDocumentProxy(new Uint8Array(content))
}

describe('writePdf', () => {
  it('says what it was given, on as many pages as it takes', async () => {
    const pdf = await read(await writePdf(document))
    const { text, totalPages } = await extractText(pdf, { mergePages: true })
    expect(totalPages).toBe(3)
    expect(text).toContain('Extrato de contribuições')
    expect(text).toContain('Linha 80')
    expect(text).toContain('R$ 3.240,00')
    expect(text).toContain('Página 3 de 3')
    expect(text).toContain('Emitido em 11/11/2026 às 10:32')
  })

  it('lets others have their turn while it draws a long one', async () => {
    await writePdf(document)
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 5)
    const blocks = document.blocks.map((block) =>
      block.kind === 'table' ? { ...block, rows: Array.from({ length: 8 }, () => rows).flat() } : block,
    )
    const content = await writePdf({ ...document, blocks })
    clearInterval(counting)
    const { numPages } = await read(content)
    expect(numPages).toBeGreaterThan(15)
    expect(turns).toBeGreaterThan(10)
  })

  it('repeats the head of a table on each of its pages', async () => {
    const pdf = await read(await writePdf(document))
    const { text } = await extractText(pdf, { mergePages: false })
    expect(text[0]).toContain('Descrição')
    expect(text[1]).toContain('Descrição')
  })

  it('is tagged for screen readers, in Portuguese and with its title', async () => {
    const pdf = await read(await writePdf(document))
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'Extrato de contribuições', Language: 'pt-BR' })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const roles = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
    for (const role of ['H1', 'H2', 'P', 'L', 'Table', 'TH', 'TD'])
      expect(roles).toContain(`"role":"${role}"`)
    const last = JSON.stringify(await (await pdf.getPage(3)).getStructTree())
    expect(last).toContain('Código de barras')
  })
})
