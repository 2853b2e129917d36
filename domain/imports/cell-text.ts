import { plainWords } from '#domain/plain-words.ts'
import { tidyLine } from '../written-text.ts'

/** Stands for the value of a formula that no program calculated: the file has the formula and nothing behind it. */
export const UNCOMPUTED = '#SEM_RESULTADO!'

/** Behind a day whose format shows no year: whoever typed 'out/26' may have meant October 2026, and got the 26th of this year. */
export const YEARLESS = ' (sem ano)'

/** Words of spreadsheet programs for a value that they could not find, in English and in Portuguese: taken as text they would be kept. */
const ERRORS = new Set(
  [
    ['#N/A', '#N/D', '#REF!', '#VALUE!', '#VALOR!', '#DIV/0!', '#NAME?', '#NOME?', '#NULL!', '#NULO!'],
    ['#NUM!', '#NÚM!', '#SPILL!', '#DESPEJAR!', '#CALC!', '#CÁLC!', '#GETTING_DATA', '#OBTENDO_DADOS'],
    ['#FIELD!', '#CAMPO!', '#BLOCKED!', '#CONNECT!', '#BUSY!', '#UNKNOWN!', '#PYTHON!', '#EXTERNAL!'],
    ['#ERROR!', '#ERRO!'],
  ].flat(),
)

/** The same in LibreOffice: Err:502 */
const NUMBERED_ERROR = /^#?(Err|Erro):\d{3}!?$/i

/** Why a cell has no value, as nobody may take it for an empty one; null: it has, or is empty. */
export function cellFault(text: string): 'cell-error' | 'uncomputed' | 'letters' | null {
  if (text.includes('\uFFFD')) return 'letters'
  if (text === UNCOMPUTED) return 'uncomputed'
  const isError = ERRORS.has(text.toUpperCase()) || NUMBERED_ERROR.test(text) || /^#{3,}$/.test(text)
  return isError ? 'cell-error' : null
}

/** Signs and words of people and programs who have nothing to say. */
const NOTHING = new Set([
  '-',
  '--',
  '---',
  'n/a',
  'n/d',
  'n.a.',
  'n.d.',
  'nd',
  'null',
  '(null)',
  'nulo',
  'none',
  'nan',
  '<na>',
  'vazio',
  '(vazio)',
  '(em branco)',
  'em branco',
  'nao informado',
  'nao informada',
  'nao consta',
  'sem informacao',
  'nao se aplica',
  'r$-',
  'r$ -',
])

const LONGEST_NOTHING = 20

/** Whether a cell says in words or signs that there is nothing. */
export function saysNothing(text: string): boolean {
  if (text.length > LONGEST_NOTHING) return false
  // Most texts are plain, and this is asked of every cell.
  if (/^[\x20-\x7e]*$/.test(text)) return NOTHING.has(text.toLowerCase())
  const dashed = text.replaceAll(/[‐-―−]/g, '-').trim()
  return NOTHING.has(plainWords(dashed))
}

/**
 * The text of a cell as it is read: one line, without what programs put before a number so that its zeros stay (`="0007770"`,
 * `'0007770`); '' where it says that there is nothing.
 */
export function cellText(raw: string): string {
  const line = tidyLine(raw)
  const quoted = /^="(.*)"$/.exec(line)?.[1]?.replaceAll('""', '')
  const kept = /^'(?=[\d=+-])(.*)$/.exec(line)?.[1]
  const text = (quoted ?? kept ?? line).trim()
  return saysNothing(text) ? '' : text
}
