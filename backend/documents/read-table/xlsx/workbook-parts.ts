import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { UnreadableTable } from '../table-row.ts'
import { parseWholeXml } from './parse-xml.ts'

/** Most bytes of a part once it is unpacked: a hundred thousand rows come to a tenth of that. */
const MOST_UNPACKED = 512 * 1024 * 1024

/** Texts that rows share, at most: they are held while the sheet is read. */
const MOST_SHARED_BYTES = 64 * 1024 * 1024

/** What a sheet is read with. */
export type Workbook = {
  sheet: { bytes: number; open: () => Promise<Readable> }
  sharedTexts: readonly string[]
  /** By the number of a cell's style: whether its number is a day. */
  isDayStyle: readonly boolean[]
  /** Days are counted from 1904, as the first Macintoshes did. */
  countsFrom1904: boolean
}

/** Opens the first sheet of a workbook, as its tabs are ordered. @throws UnreadableTable */
export async function openWorkbook(content: Buffer): Promise<Workbook> {
  const parts = await partsOf(content)
  const book = { firstSheet: '', countsFrom1904: false }
  await parts.read('xl/workbook.xml', (name, attributes) => {
    if (name === 'sheet' && book.firstSheet === '')
      book.firstSheet = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
    if (name === 'workbookPr') book.countsFrom1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
  })
  let path = ''
  await parts.read('xl/_rels/workbook.xml.rels', (name, { Id, Target = '' }) => {
    if (name === 'Relationship' && Id === book.firstSheet) path = Target.replace(/^\/(xl\/)?/, '')
  })
  const sheet = parts.find(`xl/${path}`)
  if (path === '' || !sheet) throw new UnreadableTable('damaged')
  return {
    sheet: { bytes: sheet.uncompressedSize, open: () => parts.open(sheet) },
    sharedTexts: await sharedTexts(parts),
    isDayStyle: await dayStyles(parts),
    countsFrom1904: book.countsFrom1904,
  }
}

type Parts = {
  find: (name: string) => Entry | undefined
  open: (entry: Entry) => Promise<Readable>
  /** Tells every tag of a part; one that is not there tells none. */
  read: (
    name: string,
    onOpen: (name: string, attributes: Readonly<Record<string, string>>) => void,
  ) => Promise<void>
}

async function partsOf(content: Buffer): Promise<Parts> {
  let zip: ZipFile
  const entries = new Map<string, Entry>()
  try {
    zip = await fromBufferPromise(content, { lazyEntries: true })
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch (error) {
    throw new UnreadableTable('damaged', error)
  }
  const open = async (entry: Entry) => {
    if (entry.isEncrypted()) throw new UnreadableTable('encrypted')
    // Read further than this is what it says it is: yauzl holds it to that.
    if (entry.uncompressedSize > MOST_UNPACKED) throw new UnreadableTable('too-large')
    const stream = await zip.openReadStreamPromise(entry)
    return stream
  }
  return {
    find: (name) => entries.get(name),
    open,
    read: async (name, onOpen) => {
      const entry = entries.get(name)
      if (entry) await parseWholeXml(await open(entry), { onOpen })
    },
  }
}

/** The texts that cells name by their number. Readings of Japanese names stand beside their text, and are left out. */
async function sharedTexts(parts: Parts): Promise<string[]> {
  const entry = parts.find('xl/sharedStrings.xml')
  if (!entry) return []
  if (entry.uncompressedSize > MOST_SHARED_BYTES) throw new UnreadableTable('too-large')
  const texts: string[] = []
  const at = { isText: false, isReading: false, text: '' }
  await parseWholeXml(await parts.open(entry), {
    onOpen: (name) => {
      if (name === 'si') at.text = ''
      if (name === 'rPh') at.isReading = true
      if (name === 't') at.isText = !at.isReading
    },
    onText: (text) => {
      if (at.isText) at.text += text
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

async function dayStyles(parts: Parts): Promise<boolean[]> {
  const spelt = new Map<number, boolean>()
  const styles: boolean[] = []
  let isInCells = false
  await parts.read('xl/styles.xml', (name, { numFmtId, formatCode = '' }) => {
    if (name === 'numFmt') spelt.set(Number(numFmtId), isSpeltDay(formatCode))
    if (name === 'cellXfs') isInCells = true
    if (name === 'cellStyles' || name === 'dxfs') isInCells = false
    if (name === 'xf' && isInCells) {
      const id = Number(numFmtId ?? 0)
      styles.push(spelt.get(id) ?? isDayFormat(id))
    }
  })
  return styles
}

/** Whether a format shows years or days, beside what it quotes. */
function isSpeltDay(code: string): boolean {
  return /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))
}
