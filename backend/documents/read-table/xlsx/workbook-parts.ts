import { LONGEST_CELL } from '#domain/imports/table-refusal.ts'
import { refuse } from '../table-row.ts'
import type { PartLimits, ZipParts } from './zip-parts.ts'

const MEBIBYTE = 1024 * 1024

/** Of the list of sheets, which has some lines for each: what programs write is far below. */
const LIST_LIMITS: PartLimits = { mostBytes: 4 * MEBIBYTE, mostTags: 50_000 }

/** A workbook may have 65,490 formats of cells, each of up to three tags. */
const STYLE_LIMITS: PartLimits = { mostBytes: 32 * MEBIBYTE, mostTags: 300_000 }

/** Texts that cells have in common: they are held while the sheet is read. Each has two tags, and each row some ten that only it has. */
const SHARED_LIMITS: PartLimits = { mostBytes: 64 * MEBIBYTE, mostTags: 3_000_000 }

/** What a sheet is read with. */
export type Workbook = {
  /** The part that has the first sheet, as the tabs are ordered. */
  sheet: string
  sharedTexts: readonly string[]
  /** By the number of a cell's style: whether its number is a day. */
  isDayStyle: readonly boolean[]
  /** Days are counted from 1904, as the first Macintoshes did. */
  countsFrom1904: boolean
}

/** Reads what is needed for a workbook's first sheet. @throws UnreadableTable */
export async function openWorkbook(parts: ZipParts): Promise<Workbook> {
  const book = { firstSheet: '', countsFrom1904: false }
  await parts.read('xl/workbook.xml', LIST_LIMITS, {
    onOpen: (name, attributes) => {
      if (name === 'sheet' && book.firstSheet === '')
        book.firstSheet = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      if (name === 'workbookPr') book.countsFrom1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
    },
  })
  let path = ''
  await parts.read('xl/_rels/workbook.xml.rels', LIST_LIMITS, {
    onOpen: (name, { Id, Target = '' }) => {
      if (name === 'Relationship' && Id === book.firstSheet) path = Target.replace(/^\/(xl\/)?/, '')
    },
  })
  const sheet = `xl/${path}`
  if (path === '' || parts.bytesOf(sheet) === null) refuse({ reason: 'damaged' })
  return {
    sheet,
    sharedTexts: await sharedTexts(parts),
    isDayStyle: await dayStyles(parts),
    countsFrom1904: book.countsFrom1904,
  }
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

/** Formats of days that workbooks do not spell out, by their numbers. */
const isDayFormat = (id: number) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36)

async function dayStyles(parts: ZipParts): Promise<boolean[]> {
  const spelt = new Map<number, boolean>()
  const styles: boolean[] = []
  let isInCells = false
  await parts.read('xl/styles.xml', STYLE_LIMITS, {
    onOpen: (name, { numFmtId, formatCode = '' }) => {
      if (name === 'numFmt') spelt.set(Number(numFmtId), isSpeltDay(formatCode))
      if (name === 'cellXfs') isInCells = true
      if (name === 'cellStyles' || name === 'dxfs') isInCells = false
      if (name === 'xf' && isInCells) {
        const id = Number(numFmtId ?? 0)
        styles.push(spelt.get(id) ?? isDayFormat(id))
      }
    },
  })
  return styles
}

/** Longest format that is looked at: programs take 255 letters. */
const LONGEST_FORMAT = 1000

/** Whether a format shows years or days, beside what it quotes. */
function isSpeltDay(code: string): boolean {
  return /[dy]/i.test(code.slice(0, LONGEST_FORMAT).replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}
