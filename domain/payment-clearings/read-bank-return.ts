import type { Outcome } from '#domain/outcome.ts'
import type { BankReturn, ReturnLayout, ReturnProblem } from './bank-return.ts'
import { readCnab240 } from './read-cnab240.ts'
import { readCnab400 } from './read-cnab400.ts'
import { readDebit150 } from './read-debit150.ts'
import { ReturnRecord } from './return-fields.ts'
import { kindOfBytes, kindOfText } from './return-file-kind.ts'
import { linesOf, returnText, type TextLine } from './return-text.ts'

/** So many problems are told; a file of another kind would have one in every line. */
const MOST_PROBLEMS = 20

const WIDTHS: Readonly<Record<ReturnLayout, number>> = { cnab400: 400, cnab240: 240, debit150: 150 }

const READERS = { cnab400: readCnab400, cnab240: readCnab240, debit150: readDebit150 } as const

/**
 * Reads a return file of the entity's bank, in any of its layouts, as the bank wrote it or as an editor left it. A file is taken whole or not
 * at all: what is wrong is told with its line, and so is a count or a total that is not what the file's own trailer says.
 */
export function readBankReturn(content: Uint8Array): Outcome<BankReturn, ReturnProblem> {
  const kind = kindOfBytes(content)
  if (kind !== null) return refused([{ code: 'other-kind', line: 1, kind }])
  const text = returnText(content)
  const lines = linesOf(text, widthOf)
  const [header] = lines
  if (!header) return refused([{ code: 'empty', line: 1 }])
  const layout = layoutOf(header.text)
  if (layout === null)
    return refused([{ code: 'other-kind', line: header.line, kind: kindOfText(header.text, text) }])
  const width = WIDTHS[layout]
  const outcome = READERS[layout](
    lines.map((line) => new ReturnRecord(line.text.padEnd(width), line.line)),
    unevenIn(layout, lines),
  )
  return outcome.ok ? outcome : refused(outcome.problems)
}

function widthOf(first: string): number | null {
  const layout = layoutOf(first)
  return layout && WIDTHS[layout]
}

/** The layout that a header is of; its length says nothing where blanks at its end are gone. */
function layoutOf(header: string): ReturnLayout | null {
  if (/^0[12]RE(TORNO|MESSA)/i.test(header)) return header.length === 444 ? null : 'cnab400'
  if (/^A[12].{40}\d{3}.{20}\d{16}/i.test(header)) return 'debit150'
  return /^\d{3}00000.{134}[12]/.test(header) ? 'cnab240' : null
}

/**
 * Lines that are not of the layout's length. Only one of 400 characters ends in its own number; the others may end in blanks, and are
 * whole without them.
 */
function unevenIn(layout: ReturnLayout, lines: readonly TextLine[]): ReturnProblem[] {
  const due = WIDTHS[layout]
  const uneven: ReturnProblem[] = []
  for (const { text, line } of lines) {
    const length = { is: text.length, due }
    if (text.length > due) uneven.push({ code: 'line-long', line, length })
    if (text.length < due && layout === 'cnab400') uneven.push({ code: 'line-short', line, length })
    // Before anything is made of a line: another kind of file may have millions.
    if (uneven.length === MOST_PROBLEMS) break
  }
  return uneven
}

function refused(problems: readonly ReturnProblem[]): Outcome<BankReturn, ReturnProblem> {
  return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
}
