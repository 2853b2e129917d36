import { deflateSync } from 'node:zlib'
import { packedObjects, pdfOf, streamOf } from '../written-pdf.ts'
import type { HostileFile } from './hostile-file.ts'

const MEGABYTE = 1_000_000
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
const PAGES = '<< /Type /Pages /Kids [] /Count 0 >>'
const PROGRAM = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

const shapes: Readonly<Record<string, () => Buffer>> = {
  'PDF de dicionários dentro de dicionários': () => pdfOf([CATALOG, PAGES, '<< /A '.repeat(1.4 * MEGABYTE)]),
  'PDF de parênteses dentro de parênteses': () => pdfOf([CATALOG, PAGES, '('.repeat(9 * MEGABYTE)]),
  'PDF de objetos que não acabam': () => pdfOf([CATALOG, PAGES, '9 0 obj ('.repeat(MEGABYTE)]),
  'PDF com objetos que se desdobram': () =>
    pdfOf([CATALOG, PAGES, packedObjects(' '.repeat(100 * MEGABYTE))]),
  'PDF de pacotes de objetos demais': () =>
    pdfOf([CATALOG, PAGES, ...Array<Buffer>(1000).fill(packedObjects(`3 0 ${' '.repeat(MEGABYTE)}`))]),
  'PDF de pacotes que se estendem em círculo': () =>
    pdfOf([
      CATALOG,
      PAGES,
      ...[4, 3].map((at) => packedObjects(`9 0 ${PROGRAM}`, `/N 1 /First 4 /Extends ${at} 0 R`)),
    ]),
  'PDF com programa escondido em pacote': () =>
    pdfOf([CATALOG, PAGES, packedObjects('3 0 << /S /J#61vaScript /J#53 (1) >>', '/N 1 /First 4')]),
  'PDF de códigos de letras': () =>
    pdfOf([CATALOG, PAGES, `<< ${'/#41#41'.repeat(1.2 * MEGABYTE)} /S /L#61unch >>`]),
  'PDF de páginas demais e um comando': () =>
    pdfOf([CATALOG, PAGES, ...Array<string>(200_000).fill('<< /Type /Page >>'), '<< /S /Launch >>']),
  'PDF de tabela enorme': () =>
    pdfOf([CATALOG, PAGES, `xref\n0 400000\n${'0000000000 65535 f \n'.repeat(400_000)}`, PROGRAM]),
  'PDF com anexo que se desdobra': () =>
    pdfOf([
      CATALOG,
      PAGES,
      streamOf('/Type /EmbeddedFile /Filter /FlateDecode', deflateSync(Buffer.alloc(100 * MEGABYTE))),
      '<< /Type /Filespec /EF << /F 3 0 R >> >>',
    ]),
}

/** Strings that never end are no fault: a picture may look so by chance. */
const MAY_BE_TAKEN = 'PDF de parênteses dentro de parênteses'

/** PDFs that cost more than they look. */
export const hostilePdfs: readonly HostileFile[] = Object.entries(shapes).map(([name, content]) => ({
  name,
  door: 'proof',
  content,
  ...(name === MAY_BE_TAKEN && { mayBeTaken: true }),
}))
