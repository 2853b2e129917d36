import { seededRandom } from '../../demo/random.ts'
import { forgedZip, zipOf } from '../zip-file.ts'
import type { HostileFile } from './hostile-file.ts'

const RELATIONS = '<r><Relationship Id="rId1" Type="t" Target="worksheets/sheet1.xml"/></r>'
const BOOK = '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>'
const TYPES =
  '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>'

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`
const TWO_ROWS = `<row>${cell('cpf')}</row><row>${cell('1')}</row>`

/** A workbook of two rows, but for these parts. */
const partsOf = (over: Readonly<Record<string, string>>) => ({
  '[Content_Types].xml': TYPES,
  'xl/workbook.xml': BOOK,
  'xl/_rels/workbook.xml.rels': RELATIONS,
  'xl/worksheets/sheet1.xml': sheet(TWO_ROWS),
  ...over,
})

const bookOf = (over: Readonly<Record<string, string>>) => zipOf(partsOf(over))

/** Bytes that do not pack well, so that the file is as large as what it unpacks to allows. */
function words(count: number, wrap: (word: string) => string): string {
  const random = seededRandom(7)
  return Array.from({ length: count }, () => wrap(random.integer(0, 2 ** 31).toString(36))).join('')
}

const trueParts = () =>
  Object.entries(partsOf({})).map(([name, text]) => ({ name, content: Buffer.from(text) }))

const MEGABYTE = 1_000_000

const shapes: Readonly<Record<string, HostileFile['content']>> = {
  'textos comuns vazios': () =>
    bookOf({ 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(4 * MEGABYTE)}</sst>` }),
  'textos comuns demais': () =>
    bookOf({ 'xl/sharedStrings.xml': `<sst>${words(1_600_000, (word) => `<si><t>${word}</t></si>`)}</sst>` }),
  'formatos demais': () =>
    bookOf({
      'xl/styles.xml': `<styleSheet><cellXfs>${words(400_000, (word) => `<xf a="${word}"/>`)}</cellXfs></styleSheet>`,
    }),
  'cabeçalho de células demais': () =>
    bookOf({
      'xl/worksheets/sheet1.xml': sheet(`<row>${words(400_000, cell)}</row><row>${cell('1')}</row>`),
    }),
  'células demais no mesmo lugar': () =>
    bookOf({
      'xl/worksheets/sheet1.xml': sheet(
        `<row>${words(400_000, (word) => `<c r="A1"><v>${word}</v></c>`)}</row>`,
      ),
    }),
  'lista de planilhas enorme': () =>
    bookOf({
      'xl/workbook.xml': BOOK.replace(
        '</sheets>',
        `${words(200_000, (word) => `<sheet name="${word}"/>`)}</sheets>`,
      ),
    }),
  'etiquetas dentro de etiquetas': () => bookOf({ 'xl/worksheets/sheet1.xml': '<a>'.repeat(5 * MEGABYTE) }),
  'entidades que crescem': () =>
    bookOf({
      'xl/worksheets/sheet1.xml': `<!DOCTYPE w [<!ENTITY a "${'a'.repeat(1000)}">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${`&a${n === 0 ? '' : n - 1};`.repeat(10)}">`).join('')}]>${sheet(`<row>${cell('&a8;')}</row>`)}`,
    }),
  'declaração que não acaba': () =>
    bookOf({
      'xl/worksheets/sheet1.xml': `<!DOCTYPE w [${words(500_000, (word) => `<!ENTITY ${word} "">`)}`,
    }),
  'célula de 10 MB': () =>
    bookOf({
      'xl/worksheets/sheet1.xml': sheet(
        `<row>${cell('cpf')}</row><row>${cell(words(1.5 * MEGABYTE, String))}</row>`,
      ),
    }),
  'célula de 100 MB': () =>
    bookOf({
      'xl/worksheets/sheet1.xml': sheet(
        `<row>${cell('cpf')}</row><row>${cell('a'.repeat(100 * MEGABYTE))}</row>`,
      ),
    }),
  'texto comum enorme': () =>
    bookOf({
      'xl/sharedStrings.xml': `<sst><si><t>${words(1.5 * MEGABYTE, String)}</t></si></sst>`,
      'xl/worksheets/sheet1.xml': sheet(`<row>${cell('cpf')}</row><row><c t="s"><v>0</v></c></row>`),
    }),
  'atributo de 10 MB': () =>
    bookOf({ 'xl/worksheets/sheet1.xml': `<worksheet a="${words(1.5 * MEGABYTE, String)}"/>` }),
  'atributos demais': () =>
    bookOf({ 'xl/worksheets/sheet1.xml': `<worksheet ${words(500_000, (word) => `a${word}="" `)}/>` }),
  'linhas vazias demais': () => bookOf({ 'xl/worksheets/sheet1.xml': sheet('<row/>'.repeat(5 * MEGABYTE)) }),
  'linha de número impossível': () =>
    bookOf({ 'xl/worksheets/sheet1.xml': sheet(`<row r="1e9">${cell('a')}</row>`) }),
  'planilha que se desdobra em 100 MB': () =>
    bookOf({ 'xl/worksheets/sheet1.xml': `<worksheet>${' '.repeat(100 * MEGABYTE)}` }),
  'tipos que se desdobram em 100 MB': () =>
    bookOf({ '[Content_Types].xml': `<Types>${' '.repeat(100 * MEGABYTE)}</Types>` }),
  'partes demais': () =>
    forgedZip([
      ...trueParts(),
      ...Array.from({ length: 20_000 }, (_, n) => ({ name: `xl/a${n}.xml`, content: Buffer.alloc(0) })),
    ]),
  'partes umas dentro das outras': () =>
    forgedZip([
      ...trueParts(),
      ...Array.from({ length: 1000 }, (_, n) => ({ name: `xl/a${n}`, content: Buffer.from(TYPES), at: 0 })),
    ]),
  'parte maior do que diz': () =>
    forgedZip(
      Object.entries(partsOf({ 'xl/worksheets/sheet1.xml': sheet('<row/>'.repeat(5 * MEGABYTE)) })).map(
        ([name, text]) => ({ name, content: Buffer.from(text), size: Math.min(text.length, 5000) }),
      ),
    ),
  'planilha cortada': async () => (await bookOf({})).subarray(0, 600),
}

/** Behind the rows, which is as far as anybody reads. */
const merged: HostileFile = {
  name: 'células mescladas demais',
  door: 'import',
  mayBeTaken: true,
  content: () =>
    bookOf({
      'xl/worksheets/sheet1.xml': sheet(TWO_ROWS).replace(
        '</worksheet>',
        `<mergeCells>${words(400_000, (word) => `<mergeCell ref="${word}"/>`)}</mergeCells></worksheet>`,
      ),
    }),
}

/** Workbooks that cost more than they look. */
export const hostileWorkbooks: readonly HostileFile[] = [
  ...Object.entries(shapes).map(([name, content]): HostileFile => ({ name, door: 'import', content })),
  merged,
]
