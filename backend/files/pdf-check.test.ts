import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { pdfRefusal } from './pdf-check.ts'

function drawn(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options)
  document.text('Comprovante de residência: /JS, /Launch e /Encrypt são só palavras aqui.')
  document.end()
  return buffer(document)
}

type Part = string | Buffer

/** A PDF of these objects; readers find their places by themselves. */
function pdfOf(objects: readonly Part[], trailer = ''): Buffer {
  const parts: Part[] = ['%PDF-1.7\n']
  for (const [index, object] of objects.entries()) parts.push(`${index + 1} 0 obj\n`, object, '\nendobj\n')
  parts.push(`trailer << /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`)
  return Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const pages = '<< /Type /Pages /Kids [] /Count 0 >>'

function streamOf(dictionary: string, data: Buffer): Buffer {
  const head = Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`)
  return Buffer.concat([head, data, Buffer.from('\nendstream')])
}

const packed = (objects: string) => streamOf('/Type /ObjStm /Filter /FlateDecode', deflateSync(objects))

const program = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const hidden = (before: string) =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${before} /OpenAction ${program} >>`,
    pages,
    streamOf('', Buffer.from('x')),
  ])
const inside = Buffer.from(`9 0 obj ${program} endobj`)
const ended = Buffer.from(`\nendstream\nendobj\n9 0 obj ${program} endobj`)
const packedAs = (filter: string, type = '/Type /ObjStm') =>
  streamOf(`${type} ${filter}`, deflateSync(`3 0 ${program}`))
const brokenHead = Buffer.from(
  pdfOf([packedAs('/Filter /FlateDecode'), catalog, pages])
    .toString('latin1')
    .replace('1 0 obj', '1 0\nobj'),
  'latin1',
)

describe('a PDF', () => {
  it('as programs write it is taken, whatever its pages say', async () => {
    expect(pdfRefusal(await drawn())).toBeNull()
    expect(pdfRefusal(await drawn({ compress: false }))).toBeNull()
    expect(pdfRefusal(pdfOf([catalog, pages]))).toBeNull()
    expect(pdfRefusal(pdfOf([packed('1 0 << /Type /Pages >>')]))).toBeNull()
    const noise = streamOf('', Buffer.from('/JS /Launch stream /Encrypt'))
    expect(pdfRefusal(pdfOf([catalog, pages, noise]))).toBeNull()
  })

  it('with a password is refused', async () => {
    expect(pdfRefusal(await drawn({ userPassword: 'segredo' }))).toBe('encrypted')
    expect(pdfRefusal(await drawn({ ownerPassword: 'segredo', pdfVersion: '1.7' }))).toBe('encrypted')
  })

  it.each([
    ['a program', pdfOf([catalog, pages, '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'])],
    ['a program under a spelled name', pdfOf([catalog, pages, '<< /S /J#61vaScript /J#53 (1) >>'])],
    ['a program in a packed object', pdfOf([catalog, pages, packed('3 0 << /S /JavaScript /JS (1) >>')])],
    ['a program behind a string that looks like a stream', hidden('/T (>>stream\n)')],
    ['a program behind brackets in a string', hidden('/T (\\) ( >>stream\n) )')],
    ['a program behind a comment that looks like a stream', hidden('% >> stream\n')],
    ['a program behind a stream in its dictionary', hidden('/T << >>\nstream\n')],
    ['a program in an object inside a stream', pdfOf([catalog, pages, streamOf('', inside)])],
    ['a program behind a length that a viewer trusts', pdfOf([catalog, pages, streamOf('', ended)])],
    ['a program packed under a spelled filter', pdfOf([catalog, pages, packedAs('/F#69lter /FlateDecode')])],
    [
      'a program packed without a type',
      pdfOf([catalog, pages, packedAs('/N 1 /First 4 /Filter /FlateDecode', '')]),
    ],
    ['a program packed behind a line end', brokenHead],
    ['a command', pdfOf([catalog, pages, '<< /S /Launch /F (cmd.exe) >>'])],
  ])('with %s is refused', (_, content) => {
    expect(pdfRefusal(content)).toBe('active')
  })

  it('that is cut off, damaged or none is refused', async () => {
    const whole = await drawn()
    for (const share of [0.1, 0.5, 0.9]) {
      expect(pdfRefusal(whole.subarray(0, Math.floor(whole.length * share)))).toBe('unreadable')
    }
    expect(pdfRefusal(Buffer.from('%PDF-1.7\n%%EOF'))).toBe('unreadable')
    expect(pdfRefusal(pdfOf(['<< >>']))).toBe('unreadable')
    expect(pdfRefusal(pdfOf([catalog, pages, '<< /Length 3 >>\nstream\nabc']))).toBe('unreadable')
    const broken = streamOf('/Type /ObjStm /Filter /FlateDecode', Buffer.from('no zlib'))
    expect(pdfRefusal(pdfOf([catalog, pages, broken]))).toBe('unreadable')
  })

  it.each([
    ['twice', '/Filter [/FlateDecode /FlateDecode]'],
    ['by another filter', '/Filter [/ASCIIHexDecode /FlateDecode]'],
    ['by a filter that is named elsewhere', '/Filter 9 0 R'],
    ['with a predictor', '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>'],
    ['not at all', ''],
  ])('whose objects are packed %s is refused', (_, filter) => {
    expect(pdfRefusal(pdfOf([catalog, pages, packedAs(filter)]))).toBe('unreadable')
  })

  it('that would be read without end is refused before it is', () => {
    const open = pdfOf([catalog, pages, '9 0 obj ('.repeat(500_000)])
    const begun = performance.now()
    expect(pdfRefusal(open)).toBe('unreadable')
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  it('that unpacks without end is refused before it does', () => {
    const bomb = pdfOf([catalog, pages, packed(' '.repeat(64 * 1024 * 1024))])
    expect(bomb.length).toBeLessThan(100_000)
    expect(pdfRefusal(bomb)).toBe('unreadable')
  })
})
