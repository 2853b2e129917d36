import { on } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'
import type { TableHead } from '#domain/imports/table-head.ts'
import type { TableRefusal } from '#domain/imports/table-refusal.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { BankReturn, ReturnProblem } from '#domain/payment-clearings/bank-return.ts'
import { utf16Of } from '../documents/read-table/csv/csv-text.ts'
import type { TableHeadInput } from '../documents/read-table/read-table-head.ts'
import type { Table } from '../documents/read-table/table.ts'
import type { TableRow } from '../documents/read-table/table-row.ts'
import { pdfRefusal } from './pdf-check.ts'
import type { PdfRefusal } from './pdf-findings.ts'

/*
 * Runs in the threads of `reading-threads.ts`: everything that reads what people send. What was thrown loses its class and its fields on
 * the way back, so that refusals are answers. Readers are loaded for the first file of their kind.
 */

const LINE_BYTES = new Set([0x09, 0x0a, 0x0d, 0x1a])

/** Whether bytes have none that text has not; of text in UTF-16 each sign has two, of which the other one may be anything. */
function isText(content: Uint8Array): boolean {
  const wide = utf16Of(content)
  const step = wide === null ? 1 : 2
  const high = wide === 'utf-16le' ? 1 : -1
  for (let at = wide === 'utf-16be' ? 1 : 0; at < content.length; at += step) {
    const byte = content[at] ?? 0
    const isHalf = wide !== null && content[at + high] !== 0
    if (byte < 0x20 && !LINE_BYTES.has(byte) && !isHalf) return false
  }
  return true
}

/** The type that the bytes of a file tell; `pdf`: why one is refused. */
export type InspectedFile = { mediaType: string | undefined; pdf: PdfRefusal | null }

/** Looks at the bytes of a file, further where it is of a type that is taken. Text has no signature: it is what is no known type and has no byte that text has not. */
export async function look({
  content,
  types,
}: {
  content: Uint8Array
  types: readonly string[]
}): Promise<InspectedFile> {
  const mediaType = (await fileTypeFromBuffer(content))?.mime
  if (mediaType === undefined) return { mediaType: isText(content) ? 'text/plain' : undefined, pdf: null }
  const isPdf = mediaType === 'application/pdf'
  return { mediaType, pdf: isPdf && types.includes(mediaType) ? pdfRefusal(bufferOf(content)) : null }
}

/** Question and answer of `rows`. */
export type RowsInput = { content: Uint8Array; sheet: number; withinMs: number; port: MessagePort }
export type RowsAnswer = { batch: TableRow[] } | { outcome: Outcome<null, TableRefusal> }

/** A table as it is sent: read to its end for where its columns are named and how it writes what is in them. */
export async function tableHead({
  content,
  ...wanted
}: TableHeadInput & { content: Uint8Array }): Promise<Outcome<TableHead, TableRefusal>> {
  const { readTableHead } = await import('../documents/read-table/read-table-head.ts')
  return orRefusal(() => readTableHead(bufferOf(content), wanted))
}

/**
 * The rows of a table, some at a time, each as an answer to a message on the port, so that no more are read than are used; the last answer
 * says how it ended.
 */
export async function rows({ content, sheet, withinMs, port }: RowsInput): Promise<void> {
  const { openTable } = await import('../documents/read-table/read-table.ts')
  const asked = on(port, 'message')
  const tell = async (answer: RowsAnswer) => {
    await asked.next()
    port.postMessage(answer, [])
  }
  const outcome = await orRefusal<null>(async () => {
    const table = await openTable(bufferOf(content), { withinMs })
    for await (const batch of batchesOf(table.rows(sheet))) await tell({ batch })
    return { ok: true, result: null }
  })
  await tell({ outcome })
  port.close()
}

/** A return file of the bank. */
export async function bankReturn({
  content,
}: {
  content: Uint8Array
}): Promise<Outcome<BankReturn, ReturnProblem>> {
  const { readBankReturn } = await import('#domain/payment-clearings/read-bank-return.ts')
  return readBankReturn(content)
}

/** Rows that are told at once, and their letters. */
const BATCH_ROWS = 500
const BATCH_LETTERS = 1_000_000

async function* batchesOf(all: ReturnType<Table['rows']>): AsyncGenerator<TableRow[]> {
  let [batch, letters]: [TableRow[], number] = [[], 0]
  for await (const row of all) {
    batch.push(row)
    for (const cell of row.cells) letters += cell.length
    if (batch.length < BATCH_ROWS && letters < BATCH_LETTERS) continue
    yield batch
    batch = []
    letters = 0
  }
  if (batch.length > 0) yield batch
}

/** The result of reading, or why there is none. */
async function orRefusal<Result>(
  read: () => Promise<Outcome<Result, TableRefusal>>,
): Promise<Outcome<Result, TableRefusal>> {
  const { UnreadableTable } = await import('../documents/read-table/table-row.ts')
  try {
    return await read()
  } catch (error) {
    if (error instanceof UnreadableTable) return { ok: false, problems: [error.refusal] }
    throw error
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)
