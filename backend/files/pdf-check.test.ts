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

  it.each(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const)(
    'of version %s is taken, and with a password of its time told to be locked',
    async (pdfVersion) => {
      expect(pdfRefusal(await drawn({ pdfVersion }))).toBeNull()
      expect(pdfRefusal(await drawn({ pdfVersion, userPassword: 'segredo' }))).toBe('encrypted')
      expect(pdfRefusal(await drawn({ pdfVersion, ownerPassword: 'segredo' }))).toBe('encrypted')
    },
  )

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
    expect(pdfRefusal(pdfOf([catalog, pages, broken]))).toBe('too-complex')
  })

  const objects = Buffer.from(`3 0 ${program}`)
  const ascii85 = (data: Buffer) => {
    const groups = Array.from({ length: Math.ceil(data.length / 4) }, (_, at) =>
      data.subarray(4 * at, 4 * at + 4),
    )
    const signs = groups.map((group) => {
      let value = Buffer.concat([group, Buffer.alloc(4)]).readUInt32BE()
      const five = Array.from({ length: 5 }, () => {
        const sign = String.fromCharCode((value % 85) + 33)
        value = Math.floor(value / 85)
        return sign
      })
      return five
        .toReversed()
        .slice(0, group.length + 1)
        .join('')
    })
    return Buffer.from(`${signs.join('')}~>`)
  }
  /** Rows of eight bytes, each told by one way of PNG. */
  const inRows = (type: number, told: (row: readonly number[], above: readonly number[]) => number[]) => {
    const rows = Array.from({ length: Math.ceil(objects.length / 8) }, (_, at) => [
      ...Buffer.concat([objects.subarray(8 * at, 8 * at + 8), Buffer.alloc(8, 0x20)]).subarray(0, 8),
    ])
    const none = Array.from({ length: 8 }, () => 0)
    return deflateSync(Buffer.from(rows.flatMap((row, at) => [type, ...told(row, rows[at - 1] ?? none)])))
  }
  const hex = (data: Buffer) => Buffer.from(`${data.toString('hex')}>`)
  const rowParms = '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 8 >>'

  it.each([
    ['not at all', '', objects],
    ['in hexadecimal', '/Filter /ASCIIHexDecode', hex(objects)],
    ['in hexadecimal and packed', '/Filter [/ASCIIHexDecode /FlateDecode]', hex(deflateSync(objects))],
    ['in base 85 and packed', '/Filter [/ASCII85Decode /FlateDecode]', ascii85(deflateSync(objects))],
    ['without the sum at its end', '/Filter /FlateDecode', deflateSync(objects).subarray(0, -4)],
    [
      'with a line end behind it',
      '/Filter /FlateDecode',
      Buffer.concat([deflateSync(objects), Buffer.from('\r\n')]),
    ],
    ['in rows', rowParms, inRows(0, (row) => [...row])],
    ['in rows by the left', rowParms, inRows(1, (row) => row.map((byte, at) => byte - (row[at - 1] ?? 0)))],
    [
      'in rows by the row above',
      rowParms,
      inRows(2, (row, above) => row.map((byte, at) => byte - (above[at] ?? 0))),
    ],
    [
      'in rows by the mean of both',
      rowParms,
      inRows(3, (row, above) => row.map((byte, at) => byte - (((row[at - 1] ?? 0) + (above[at] ?? 0)) >> 1))),
    ],
  ])('whose objects are packed %s is looked into', (_, filter, data) => {
    expect(pdfRefusal(pdfOf([catalog, pages, streamOf(`/Type /ObjStm ${filter}`, data)]))).toBe('active')
  })

  it.each([
    ['twice', '/Filter [/FlateDecode /FlateDecode]'],
    ['by a filter that it does not have', '/Filter [/ASCIIHexDecode /FlateDecode]'],
    ['by a filter that nobody writes', '/Filter [/LZWDecode]'],
    ['by a filter that is named elsewhere', '/Filter 9 0 R'],
    ['by one of two filters', '/Filter /FlateDecode /Filter /ASCIIHexDecode'],
    [
      'in rows of a length that is told elsewhere',
      '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 9 0 R >>',
    ],
    ['in rows of another way', '/Filter /FlateDecode /DecodeParms << /Predictor 2 /Columns 4 >>'],
    ['in a file of its own', '/Filter /FlateDecode /F (outro.bin)'],
  ])('whose objects are packed %s cannot be checked', (_, filter) => {
    expect(pdfRefusal(pdfOf([catalog, pages, packedAs(filter)]))).toBe('too-complex')
  })

  it('whose packed objects are behind a password is told to be locked', () => {
    const locked = streamOf('/Type /ObjStm /Filter /FlateDecode', Buffer.from('no zlib'))
    const places = streamOf('/Type /XRef /Encrypt << /Filter /Standard /V 5 >>', Buffer.from('x'))
    expect(pdfRefusal(pdfOf([catalog, pages, locked, places]))).toBe('encrypted')
  })

  it.each([
    ['a line of a mail program', Buffer.from('\r\n-- \r\nEnviado do meu iPhone\r\n')],
    ['zeros', Buffer.alloc(10_000)],
    ['a page of the web', Buffer.from(`\n<html>${'<p>anexo</p>'.repeat(1000)}</html>`)],
  ])('with %s behind its end is taken', (_, tail) => {
    expect(pdfRefusal(Buffer.concat([pdfOf([catalog, pages]), tail]))).toBeNull()
  })

  it('that was written on and cut off there is refused', () => {
    const begun = Buffer.from('4 0 obj\n<< /Type /Page >>\nendobj\nxref\n0 1\n')
    expect(pdfRefusal(Buffer.concat([pdfOf([catalog, pages]), begun]))).toBe('unreadable')
  })

  it('that would be read without end is refused before it is', () => {
    const open = pdfOf([catalog, pages, '9 0 obj ('.repeat(500_000)])
    const begun = performance.now()
    expect(pdfRefusal(open)).toBe('too-complex')
    expect(performance.now() - begun).toBeLessThan(2000)
  })

  it('that unpacks without end is refused before it does', () => {
    const bomb = pdfOf([catalog, pages, packedObjects(' '.repeat(64 * 1024 * 1024))])
    expect(bomb.length).toBeLessThan(100_000)
    expect(pdfRefusal(bomb)).toBe('too-complex')
  })
})
