import type { Outcome } from '#domain/outcome.ts'
import type { BankReturn, ReturnProblem } from './bank-return.ts'
import { readCnab240 } from './read-cnab240.ts'
import { readCnab400 } from './read-cnab400.ts'
import { ReturnRecord } from './return-fields.ts'

/** So many problems are told; a file of another kind would have one in every line. */
const MOST_PROBLEMS = 20

/** What some banks end a file with. */
const END_OF_FILE = '\u001a'

/**
 * Reads a return file of the entity's bank, in either layout. A file is taken whole or not at all: what is wrong is told with its line,
 * and so is a count or a total that is not what the file's own trailer says. `content`: the file's bytes as Latin 1.
 */
export function readBankReturn(content: string): Outcome<BankReturn, ReturnProblem> {
  const texts = content.replaceAll(END_OF_FILE, '').split(/\r?\n/)
  while (texts.at(-1)?.trim() === '') texts.pop()
  const length = texts[0]?.length
  if (length !== 400 && length !== 240) return refused([{ code: 'not-a-return', line: 1 }])
  // Before anything is made of a line: another kind of file may have millions.
  const uneven: ReturnProblem[] = []
  for (const [index, text] of texts.entries()) {
    if (text.length !== length) uneven.push({ code: 'line-length', line: index + 1 })
    if (uneven.length === MOST_PROBLEMS) break
  }
  if (uneven.length > 0) return refused(uneven)
  const records = texts.map((text, index) => new ReturnRecord(text, index + 1))
  const outcome = length === 400 ? readCnab400(records) : readCnab240(records)
  return outcome.ok ? outcome : refused(outcome.problems)
}

function refused(problems: readonly ReturnProblem[]): Outcome<BankReturn, ReturnProblem> {
  return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
}
