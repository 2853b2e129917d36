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

  it('that unpacks without end is refused before it does', () => {
    const bomb = pdfOf([catalog, pages, packed(' '.repeat(64 * 1024 * 1024))])
    expect(bomb.length).toBeLessThan(100_000)
    expect(pdfRefusal(bomb)).toBe('unreadable')
  })
})
