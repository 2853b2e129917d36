import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { packedObjects, pdfOf, streamOf } from '../testing/written-pdf.ts'
import { pdfRefusal } from './pdf-check.ts'

function drawn(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options)
  document.text('Comprovante de residência: /JS, /Launch e /Encrypt são só palavras aqui.')
  document.end()
  return buffer(document)
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const pages = '<< /Type /Pages /Kids [] /Count 0 >>'

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
    expect(pdfRefusal(pdfOf([packedObjects('1 0 << /Type /Pages >>')]))).toBeNull()
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
    [
      'a program in a packed object',
      pdfOf([catalog, pages, packedObjects('3 0 << /S /JavaScript /JS (1) >>')]),
    ],
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

  const opening = (value: string, ...more: (string | Buffer)[]) =>
    pdfOf([`<< /Type /Catalog /Pages 2 0 R /OpenAction ${value} >>`, pages, ...more])
  const goTo = '<< /D [2 0 R /Fit] /S /GoTo >>'
  const open = '<< /S /URI /URI (https://exemplo.com.br) >>'
  const numbered = (object: string) => packedObjects(`9 0 ${object}`, '/N 1 /First 4')

  it.each([
    ['at a place', opening('[2 0 R /Fit]')],
    ['by an action', opening(`<< /Type /Action /S /GoTo /D [2 0 R /XYZ null null 0] >>`)],
    ['by an action elsewhere', opening('3 0 R', goTo)],
    ['by a packed action', opening('9 0 R', numbered(goTo))],
  ])('that opens on one of its pages %s is taken', (_, content) => {
    expect(pdfRefusal(content)).toBeNull()
  })

  it('with links to the web, signatures and fields is taken', () => {
    const field = '<< /FT /Tx /T (nome) /Subtype /Widget >>'
    const signed = '<< /AcroForm << /SigFlags 3 /Fields [4 0 R] >> /Type /Sig /ByteRange [0 1 2 3] >>'
    expect(pdfRefusal(pdfOf([catalog, pages, `<< /Subtype /Link /A ${open} >>`, field, signed]))).toBeNull()
  })

  it.each([
    ['opens a page of the web', opening(open)],
    ['opens one elsewhere', opening('3 0 R', open)],
    ['opens a packed one', opening('9 0 R', numbered(open))],
    ['opens what was put in the place of a page', opening('3 0 R', goTo, `endobj 3 0 obj ${open}`)],
    ['opens what is nowhere', opening('77 0 R')],
    ['goes to a page and on', opening('<< /S /GoTo /D [2 0 R] /Next 3 0 R >>', open)],
    ['prints itself', opening('<< /S /Named /N /Print >>')],
    ['acts as a page opens', pdfOf([catalog, pages, `<< /Type /Page /AA << /O ${open} >> >>`])],
    ['sends a form', pdfOf([catalog, pages, '<< /S /SubmitForm /F (https://exemplo.com.br) >>'])],
    ['fetches data', pdfOf([catalog, pages, '<< /S /ImportData /F (x.fdf) >>'])],
    ['leads into another file', pdfOf([catalog, pages, '<< /S /GoToR /F (//servidor/x.pdf) /D [0] >>'])],
    ['leads into an attached one', pdfOf([catalog, pages, '<< /S /GoTo#45 /T << >> >>'])],
  ])('that %s is refused', (_, content) => {
    expect(pdfRefusal(content)).toBe('active')
  })

  it.each([
    ['attachments', 'an attachment', '<< /Type /Filespec /EF << /F 4 0 R >> >>'],
    ['attachments', 'an attachment without a type', '<< /F (x.exe) /E#46 << /F 4 0 R >> >>'],
    ['attachments', 'a pin with a file', '<< /Subtype /FileAttachment >>'],
    ['attachments', 'files by their names', '<< /Names << /EmbeddedFiles 4 0 R >> >>'],
    ['attachments', 'a packed attachment', numbered('<< /Type /EmbeddedFile >>')],
    ['media', 'rich media', '<< /Subtype /RichMedia >>'],
    ['media', 'a film', '<< /S /Rendition /OP 0 >>'],
    ['media', 'a model', '<< /Subtype /3D >>'],
    ['dynamic-form', 'a form that a program draws', '<< /AcroForm << /XFA [(template) 4 0 R] >> >>'],
  ] as const)('is refused for its %s: %s', (refusal, _, object) => {
    expect(pdfRefusal(pdfOf([catalog, pages, object]))).toBe(refusal)
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
    const bomb = pdfOf([catalog, pages, packedObjects(' '.repeat(64 * 1024 * 1024))])
    expect(bomb.length).toBeLessThan(100_000)
    expect(pdfRefusal(bomb)).toBe('unreadable')
  })
})
