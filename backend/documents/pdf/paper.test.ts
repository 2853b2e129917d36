import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { PrintedDocument } from './printed-document.ts'
import { writePdf } from './write-pdf.ts'

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

/** Names as people in Brazil have them, and as their files are called, in every script that the portal has met. */
const names = [
  'Łukasz Nguyễn Đặng Ştefan Ğül Ñuñez',
  'Zoë İbrahim Çelik-Müller',
  'Αθηνά Ωνάση',
  'Жанна Яковлева',
  '王小明 张伟.pdf',
  'あきら カナ',
  '한국 이름',
  'ไทย',
  'ქართული',
  'Հայերեն',
  'g\u0303uarani q\u0301',
  '≤ → ✓ № ™ € ½',
]

const paper = (of: readonly string[]): PrintedDocument => ({
  title: `Recibo de ${of[0] ?? ''}`,
  subtitle: of.join(' · '),
  planColor: '#0B3A82',
  issuedAt: 'Emitido em 11/11/2026 às 10:32',
  blocks: [
    { kind: 'heading', text: of[0] ?? '' },
    { kind: 'facts', items: of.map((name) => ({ label: name, value: name })) },
    {
      kind: 'table',
      caption: 'Arquivos',
      columns: [
        { title: 'Nome', share: 3 },
        { title: 'Valor', share: 1, isFigure: true },
      ],
      rows: of.map((name) => [name, name]),
    },
    { kind: 'paragraph', text: of.join(', ') },
  ],
})

async function printed(of: readonly string[]): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await writePdf(paper(of))))
  const { text } = await extractText(pdf, { mergePages: true })
  return text.normalize('NFC')
}

describe('a paper', () => {
  it.each(names)('says %s as it is written', async (name) => {
    const text = await printed([name])
    expect(text).not.toContain('\u0000')
    expect(text.split(name.normalize('NFC')).length - 1).toBeGreaterThanOrEqual(6)
  })

  it('says many of them, the longest too, on one page', async () => {
    const text = await printed(names)
    expect(text).not.toContain('\u0000')
    expect(names.filter((name) => !text.includes(name.normalize('NFC')))).toEqual([])
  })

  it('prints a name typed apart as the same name typed together', async () => {
    const text = await printed(['João Ângelo Conceição'.normalize('NFD')])
    expect(text).toContain('João Ângelo Conceição')
    expect(text).not.toMatch(/\p{M}/u)
  })

  it.each([
    ['words from the right', 'שלום כהן', ['שלום', 'כהן']],
    ['joined letters from the right', 'محمد', ['م']],
    ['pictures and how they are coloured', '👩🏾\u200d⚕\ufe0f Oi 😀', ['👩⚕ Oi 😀']],
    ['signs that nobody sees', 'a\u200bb\u0000c\u00ad', ['abc']],
    ['half a pair', 'a\ud800c', ['a\ufffdc']],
    ['a sign that no font has', '\u{2a6d6} raro', ['\ufffd raro']],
    ['spaces that keep words together', 'R$\u00a01.234,56', ['R$']],
  ])('has no broken letter for %s', async (_, text, parts) => {
    const said = await printed([text])
    expect(said).not.toContain('\u0000')
    for (const part of parts) expect(said).toContain(part)
  })

  it('has every letter of Western Europe in its own font', async () => {
    const western = letters(0xa1, 0xac) + letters(0xae, 0xff)
    const content = await writePdf(paper([western]))
    expect(content.toString('latin1')).not.toMatch(/DejaVu|Unifont/i)
    expect(await printed([western])).not.toContain('\u0000')
  })
})
