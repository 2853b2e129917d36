import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { PassThrough, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { escapeFormula } from '../text-sheet.ts'
import { headXml, rowXml, SHEET_END, type SheetCell, sheetStart, workbookParts } from './sheet-xml.ts'

/** Most rows of a sheet that spreadsheet programs open, its head among them. */
const ROWS_OF_A_SHEET = 1_048_576

/** Most XML of a sheet, characters: well below the 4 GB from which a ZIP needs a newer format, which not every program reads. */
const XML_OF_A_SHEET = 1_500_000_000

/** The fastest: the next levels take twice the time for a tenth less. */
const COMPRESSION = 1

/** A column: its title, its width in characters, and what a row has in it. */
export type SheetColumn<Row> = { title: string; width: number; read: (row: Row) => SheetCell }

/** Content of a sheet. Its rows come in batches, each taken when there is room for it. */
export type SheetSource<Row> = {
  name: string
  columns: readonly SheetColumn<Row>[]
  batches: AsyncIterable<readonly Row[]>
}

/** The same, whatever its rows are. */
type AnySheetSource = { name: string; heads: readonly Head[]; batches: AsyncIterable<readonly SheetCell[][]> }
type Head = { title: string; width: number }

/** A file that was written: its length, and the SHA-256 of its bytes in hexadecimal. */
export type WrittenFile = { bytes: number; sha256: string }

/** A sheet's rows as cells; nothing in them runs as a formula. */
export function sheetOf<Row>({ name, columns, batches }: SheetSource<Row>): AnySheetSource {
  return {
    name,
    heads: columns.map(({ title, width }) => ({ title, width })),
    batches: (async function* () {
      for await (const rows of batches)
        yield rows.map((row) => columns.map(({ read }) => harmlessCell(read(row))))
    })(),
  }
}

function harmlessCell(cell: SheetCell): SheetCell {
  return typeof cell === 'string' ? escapeFormula(cell) : cell
}

/**
 * Writes sheets to a new .xlsx at `path`, holding no more than a batch of rows at a time. What does not fit on a sheet goes on
 * on another one under the same titles. Whoever is told of an error has to delete the file.
 * @throws what the file system or a batch throws
 */
export async function writeWorkbook(
  path: string,
  sheets: readonly AnySheetSource[],
  { rowsOfASheet = ROWS_OF_A_SHEET }: { rowsOfASheet?: number } = {},
): Promise<WrittenFile> {
  const zip = new ZipFile()
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const broken = new AbortController()
  const written = pipeline(
    zip.outputStream,
    measure,
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  )
  // Whoever writes a sheet learns it from this; nobody takes what they write any more.
  written.catch((error: unknown) => broken.abort(error))
  const names: string[] = []
  try {
    for (const sheet of sheets) {
      const rows = new RowSource(sheet.batches)
      for (let part = 1; part === 1 || !(await rows.isOver()); part += 1) {
        const entry = new PassThrough()
        names.push(part === 1 ? sheet.name : `${sheet.name} ${part}`)
        zip.addReadStream(entry, `xl/worksheets/sheet${names.length}.xml`, { compressionLevel: COMPRESSION })
        const isFirst = names.length === 1
        await pipeline(sheetXml(sheet.heads, rows, { rowsOfASheet, isFirst }), entry, {
          signal: broken.signal,
        })
      }
    }
    for (const [part, xml] of Object.entries(workbookParts(names))) zip.addBuffer(Buffer.from(xml), part)
    zip.end()
  } catch (error) {
    ;(zip.outputStream as PassThrough).destroy(error instanceof Error ? error : undefined)
    await written.catch(() => undefined)
    throw broken.signal.aborted ? broken.signal.reason : error
  }
  await written
  return { bytes, sha256: hash.digest('hex') }
}

async function* sheetXml(
  heads: readonly Head[],
  rows: RowSource,
  { rowsOfASheet, isFirst }: { rowsOfASheet: number; isFirst: boolean },
): AsyncGenerator<Buffer> {
  const widths = heads.map(({ width }) => width)
  yield Buffer.from(sheetStart(widths, { isFirst }) + headXml(heads.map(({ title }) => title)))
  let [number, length] = [1, 0]
  while (number < rowsOfASheet && length < XML_OF_A_SHEET && !(await rows.isOver())) {
    let xml = ''
    for (const row of rows.take(rowsOfASheet - number)) {
      number += 1
      xml += rowXml(number, row)
    }
    length += xml.length
    yield Buffer.from(xml)
  }
  yield Buffer.from(SHEET_END)
}

/** Rows of batches, of which a sheet takes as many as it has room for. */
class RowSource {
  readonly #batches: AsyncIterator<readonly SheetCell[][]>
  #rows: readonly SheetCell[][] = []

  constructor(batches: AsyncIterable<readonly SheetCell[][]>) {
    this.#batches = batches[Symbol.asyncIterator]()
  }

  /** Whether there are no more. Until there are some it waits for them. */
  async isOver(): Promise<boolean> {
    while (this.#rows.length === 0) {
      const next = await this.#batches.next()
      if (next.done) return true
      this.#rows = next.value
    }
    return false
  }

  /** Rows already at hand, at most `most`. */
  take(most: number): readonly SheetCell[][] {
    const taken = this.#rows.slice(0, most)
    this.#rows = this.#rows.slice(taken.length)
    return taken
  }
}
