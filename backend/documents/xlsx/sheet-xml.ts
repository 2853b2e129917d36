import { sanitizeAttributeValue, sanitizeTextContent } from 'write-excel-file/utility'
import { type SheetMoment, serialOf } from './sheet-moment.ts'

/** Most characters of a cell: with one more, spreadsheet programs call the whole file broken. */
const MAX_CHARACTERS = 32_767

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Numbers of the styles in {@link stylesXml}. */
const HEAD_STYLE = 1
const DAY_STYLE = 2
const INSTANT_STYLE = 3

/** Everything before the first row: widths of the columns in characters, and the head row that stays in sight. */
export function sheetStart(widths: readonly number[], { isFirst }: { isFirst: boolean }): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  return (
    `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView${isFirst ? ' tabSelected="1"' : ''} workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols><sheetData>`
  )
}

/** Everything after the last row. */
export const SHEET_END = '</sheetData></worksheet>'

/** The bold titles. */
export function headXml(titles: readonly string[]): string {
  return rowXml(1, titles, ` s="${HEAD_STYLE}"`)
}

export type SheetCell = string | SheetMoment

/** A row, counted from 1. Each text stands in its cell, since a table of all texts would have to be kept to the end. */
export function rowXml(number: number, cells: readonly SheetCell[], attributes = ''): string {
  let xml = ''
  for (const [index, cell] of cells.entries()) {
    const place = `${columnName(index)}${number}`
    if (typeof cell !== 'string') xml += momentXml(place, cell)
    else if (cell !== '') xml += textXml(place, cell, attributes)
  }
  return `<row r="${number}">${xml}</row>`
}

function textXml(place: string, text: string, attributes: string): string {
  const shown = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text
  return `<c r="${place}"${attributes} t="inlineStr"><is><t xml:space="preserve">${sanitizeTextContent(shown)}</t></is></c>`
}

function momentXml(place: string, moment: SheetMoment): string {
  return `<c r="${place}" s="${'day' in moment ? DAY_STYLE : INSTANT_STYLE}"><v>${serialOf(moment)}</v></c>`
}

/** `A` to `Z`, `AA` and so on. */
function columnName(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : `${columnName(Math.floor(index / 26) - 1)}${last}`
}

/** Four styles: that of every text, the bold of the head, a day, and a moment. */
const stylesXml =
  `${XML_HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>` +
  '<numFmt numFmtId="165" formatCode="dd/mm/yyyy hh:mm"/></numFmts>' +
  '<fonts count="2"><font/><font><b/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/>' +
  '<xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>'

/** The parts of a workbook that say which sheets it has, by their paths. */
export function workbookParts(names: readonly string[]): Record<string, string> {
  const package_ = 'http://schemas.openxmlformats.org/package/2006'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const sheets = names.map((name, index) => ({ name: sanitizeAttributeValue(name), number: index + 1 }))
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`
  const override = (part: string, kind: string) =>
    `<Override PartName="${part}" ContentType="${type}.${kind}+xml"/>`
  return {
    '[Content_Types].xml':
      `${XML_HEAD}<Types xmlns="${package_}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      override('/xl/workbook.xml', 'sheet.main') +
      override('/xl/styles.xml', 'styles') +
      sheets.map(({ number }) => override(`/xl/worksheets/sheet${number}.xml`, 'worksheet')).join('') +
      '</Types>',
    '_rels/.rels': `${XML_HEAD}<Relationships xmlns="${package_}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml':
      `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews><sheets>` +
      sheets
        .map(({ name, number }) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`)
        .join('') +
      '</sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      `${XML_HEAD}<Relationships xmlns="${package_}/relationships">` +
      sheets
        .map(({ number }) => relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`))
        .join('') +
      relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml') +
      '</Relationships>',
    'xl/styles.xml': stylesXml,
  }
}
