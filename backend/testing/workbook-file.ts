import { XLSX_TYPE } from '../documents/read-table/read-table.ts'
import { zipOf } from './zip-file.ts'

/**
 * A cell as programs write them: a text, a number, or what is behind it. `value` left out: the cell has none; `format`: of its number.
 */
export type WorkbookCell =
  | string
  | number
  | null
  | {
      value?: string | number
      type?: 'n' | 'str' | 'e' | 'b' | 'inlineStr'
      formula?: string
      format?: string | number
    }

export type WorkbookSheet = {
  name: string
  state?: 'hidden' | 'veryHidden'
  rows: readonly (readonly WorkbookCell[])[]
}

/** A workbook with these sheets, in the fewest parts that make one. */
export function workbookOf(
  sheets: readonly WorkbookSheet[],
  { date1904 = false, fullCalcOnLoad = false }: { date1904?: boolean; fullCalcOnLoad?: boolean } = {},
): Promise<Buffer> {
  const formats: (string | number)[] = [0]
  const styleOf = (format: string | number) => {
    if (!formats.includes(format)) formats.push(format)
    return formats.indexOf(format)
  }
  const parts = sheets.map(({ rows }, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `<worksheet><sheetData>${rows.map((cells, row) => rowXml(cells, row + 1, styleOf)).join('')}</sheetData></worksheet>`,
  ])
  const list = sheets.map(
    ({ name, state = 'visible' }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}" state="${state}" r:id="rId${at + 1}"/>`,
  )
  const links = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  return zipOf({
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${XLSX_TYPE}.main+xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${list.join('')}</sheets>${fullCalcOnLoad ? '<calcPr fullCalcOnLoad="1"/>' : ''}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    'xl/styles.xml': stylesXml(formats),
    ...Object.fromEntries(parts),
  })
}

function stylesXml(formats: readonly (string | number)[]): string {
  const idOf = (format: string | number, at: number) => (typeof format === 'number' ? format : 164 + at)
  const spelt = formats.map((format, at) =>
    typeof format === 'number' ? '' : `<numFmt numFmtId="${164 + at}" formatCode="${escaped(format)}"/>`,
  )
  const cells = formats.map((format, at) => `<xf numFmtId="${idOf(format, at)}"/>`)
  return `<styleSheet><numFmts>${spelt.join('')}</numFmts><cellXfs>${cells.join('')}</cellXfs></styleSheet>`
}

function rowXml(
  cells: readonly WorkbookCell[],
  row: number,
  styleOf: (format: string | number) => number,
): string {
  const xml = cells.map((cell, column) => {
    const at = `r="${String.fromCharCode(65 + column)}${row}"`
    if (cell === null) return ''
    if (typeof cell === 'string') return `<c ${at} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
    if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
    const { value, type = 'n', formula, format = 0 } = cell
    const behind = formula === undefined ? '' : `<f>${escaped(formula)}</f>`
    const told = value === undefined ? '' : `<v>${escaped(String(value))}</v>`
    return `<c ${at} t="${type}" s="${styleOf(format)}">${behind}${told}</c>`
  })
  return `<row r="${row}">${xml.join('')}</row>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
