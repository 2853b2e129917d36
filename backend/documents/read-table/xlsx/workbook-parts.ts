import type { SheetName } from '#domain/imports/table-head.ts'
import { LONGEST_CELL } from '#domain/imports/table-refusal.ts'
import { refuse } from '../table-row.ts'
import { builtInStyle, type NumberStyle, speltStyle } from './number-styles.ts'
import type { PartLimits, ZipParts } from './zip-parts.ts'

const MEBIBYTE = 1024 * 1024

/** Of the list of sheets, which has some lines for each: what programs write is far below. */
const LIST_LIMITS: PartLimits = { maxBytes: 4 * MEBIBYTE, maxTags: 50_000 }

/** A workbook may have 65,490 formats of cells, each of up to three tags. */
const STYLE_LIMITS: PartLimits = { maxBytes: 32 * MEBIBYTE, maxTags: 300_000 }

/** Texts that cells have in common: they are held while the sheet is read. Each has two tags, and each row some ten that only it has. */
const SHARED_LIMITS: PartLimits = { maxBytes: 64 * MEBIBYTE, maxTags: 3_000_000 }

/** A sheet of a workbook, and the part that has it. */
type WorkbookSheet = SheetName & { part: string }

/** Parts of the file that every sheet of it refers to. */
export type Workbook = {
  /** As the tabs are ordered. */
  sheets: readonly WorkbookSheet[]
  sharedTexts: readonly string[]
  /** By the number of a cell's style. */
  styles: readonly NumberStyle[]
  /** Days are counted from 1904, as the first Macintoshes did. */
  countsFrom1904: boolean
  /** Its writer calculated nothing: whoever opens it does, and what stands behind a formula until then is a zero. */
  isUncomputed: boolean
}

/** Reads what is needed for a workbook's sheets. @throws UnreadableTable */
export async function openWorkbook(parts: ZipParts): Promise<Workbook> {
  const named: (SheetName & { id: string })[] = []
  const facts = { countsFrom1904: false, isUncomputed: false }
  const isTrue = (text: string | undefined) => text === '1' || text === 'true'
  await parts.read('xl/workbook.xml', LIST_LIMITS, {
    onOpen: (tag, attributes) => {
      if (tag === 'sheet') {
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
        const { name = '', state = 'visible' } = attributes
        named.push({ id, name: name.slice(0, LONGEST_SHEET_NAME), isHidden: state !== 'visible' })
      }
      if (tag === 'workbookPr') facts.countsFrom1904 = isTrue(attributes.date1904)
      if (tag === 'calcPr') facts.isUncomputed = isTrue(attributes.fullCalcOnLoad)
    },
  })
  const paths = new Map<string, string>()
  await parts.read('xl/_rels/workbook.xml.rels', LIST_LIMITS, {
    onOpen: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') paths.set(Id, `xl/${Target.replace(/^\/(xl\/)?/, '')}`)
    },
  })
  const sheets = named.flatMap(({ id, ...sheet }) => {
    const part = paths.get(id)
    return part === undefined || parts.bytesOf(part) === null ? [] : [{ ...sheet, part }]
  })
  if (sheets.length === 0) refuse({ reason: 'damaged' })
  return { sheets, sharedTexts: await sharedTexts(parts), styles: await numberStyles(parts), ...facts }
}

/** The texts that cells name by their number. Readings of Japanese names stand beside their text, and are left out. */
async function sharedTexts(parts: ZipParts): Promise<string[]> {
  const texts: string[] = []
  const at = { isText: false, isReading: false, text: '' }
  await parts.read('xl/sharedStrings.xml', SHARED_LIMITS, {
    onOpen: (name) => {
      if (name === 'si') at.text = ''
      if (name === 'rPh') at.isReading = true
      if (name === 't') at.isText = !at.isReading
    },
    onText: (text) => {
      // One that is too long stays so, for the cell that names it to be refused.
      if (at.isText && at.text.length <= LONGEST_CELL) at.text += text
    },
    onClose: (name) => {
      if (name === 't') at.isText = false
      if (name === 'rPh') at.isReading = false
      if (name === 'si') texts.push(at.text)
    },
  })
  return texts
}

/** Programs take 31 letters. */
const LONGEST_SHEET_NAME = 60

async function numberStyles(parts: ZipParts): Promise<NumberStyle[]> {
  const spelt = new Map<number, NumberStyle>()
  const styles: NumberStyle[] = []
  let isInCells = false
  await parts.read('xl/styles.xml', STYLE_LIMITS, {
    onOpen: (name, { numFmtId, formatCode = '' }) => {
      if (name === 'numFmt') spelt.set(Number(numFmtId), speltStyle(formatCode))
      if (name === 'cellXfs') isInCells = true
      if (name === 'cellStyles' || name === 'dxfs') isInCells = false
      if (name === 'xf' && isInCells) {
        const id = Number(numFmtId ?? 0)
        styles.push(spelt.get(id) ?? builtInStyle(id))
      }
    },
  })
  return styles
}
