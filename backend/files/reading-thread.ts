import { on } from 'node:events'
import type { MessagePort } from 'node:worker_threads'
import { fileTypeFromBuffer } from 'file-type'
import type { TableRefusal } from '#domain/imports/table-refusal.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { BankReturn, ReturnProblem } from '#domain/payment-clearings/bank-return.ts'
import type { TableRow } from '../documents/read-table/table-row.ts'
import { pdfRefusal } from './pdf-check.ts'
import type { PdfRefusal } from './pdf-findings.ts'

/*
 * Runs in the threads of `reading-threads.ts`: everything that reads what people send. What was thrown loses its class and its fields on
 * the way back, so that refusals are answers. Readers are loaded for the first file of their kind.
 */

const LINE_BYTES = new Set([0x09, 0x0a, 0x0d, 0x1a])

function isText(content: Uint8Array): boolean {
  for (const byte of content) if (byte < 0x20 && !LINE_BYTES.has(byte)) return false
  return true
}

/** The type that the bytes of a file tell; `pdf`: why one is refused. */
export type SeenFile = { mediaType: string | undefined; pdf: PdfRefusal | null }

/** Looks at the bytes of a file, further where it is of a type that is taken. Text has no signature: it is what is no known type and has no byte that text has not. */
export async function look({
  content,
  types,
}: {
  content: Uint8Array
  types: readonly string[]
}): Promise<SeenFile> {
  const mediaType = (await fileTypeFromBuffer(content))?.mime
  if (mediaType === undefined) return { mediaType: isText(content) ? 'text/plain' : undefined, pdf: null }
  const isPdf = mediaType === 'application/pdf'
  return { mediaType, pdf: isPdf && types.includes(mediaType) ? pdfRefusal(bufferOf(content)) : null }
}

/** Question and answer of `rows`. */
export type RowsInput = { content: Uint8Array; withinMs: number; port: MessagePort }
export type RowsAnswer = { batch: TableRow[] } | { outcome: Outcome<null, TableRefusal> }

/** A table as it is sent: whole, of which the first rows are shown. */
export async function table(input: {
  content: Uint8Array
  withinMs: number
  shownRows: number
  mostRows: number
}): Promise<Outcome<string[][], TableRefusal>> {
  const { readTable } = await import('../documents/read-table/read-table.ts')
  const shown: string[][] = []
  let rows = 0
  return orRefusal(async () => {
    for await (const { cells } of readTable(bufferOf(input.content), input)) {
      rows += 1
      if (rows > input.mostRows) return { ok: false, problems: [{ reason: 'many-rows' }] }
      if (shown.length < input.shownRows) shown.push([...cells])
    }
    return { ok: true, result: shown }
  })
}

/**
 * The rows of a table, some at a time, each as an answer to a message on the port, so that no more are read than are used; the last answer
 * says how it ended.
 */
export async function rows({ content, withinMs, port }: RowsInput): Promise<void> {
  const { readTable } = await import('../documents/read-table/read-table.ts')
  const asked = on(port, 'message')
  const tell = async (answer: RowsAnswer) => {
    await asked.next()
    port.postMessage(answer, [])
  }
  const outcome = await orRefusal<null>(async () => {
    for await (const batch of batchesOf(readTable(bufferOf(content), { withinMs }))) await tell({ batch })
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
  return readBankReturn(bufferOf(content).toString('latin1'))
}

/** Rows that are told at once, and their letters. */
const BATCH_ROWS = 500
const BATCH_LETTERS = 1_000_000

async function* batchesOf(all: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
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
