import type { HostileFile } from './hostile-file.ts'

const MEGABYTE = 1_000_000
const HEAD = 'cpf;nome\n'

const sheets: Readonly<Record<string, () => string>> = {
  'CSV de uma linha só': () => HEAD + 'a'.repeat(19 * MEGABYTE),
  'CSV com aspas que não fecham': () => `${HEAD}1;"${'a\n'.repeat(9 * MEGABYTE)}`,
  'CSV só de separadores': () => HEAD + ';'.repeat(19 * MEGABYTE),
  'CSV só de aspas': () => HEAD + '"'.repeat(19 * MEGABYTE),
  'CSV só de linhas vazias': () => HEAD + '\n'.repeat(19 * MEGABYTE),
  'CSV de linhas demais': () => HEAD + '1;2\n'.repeat(4 * MEGABYTE),
  'CSV com célula de 40 mil letras': () => `${HEAD}1;${'a'.repeat(40_000)}\n`,
  'CSV com bytes nulos': () => HEAD + '\0'.repeat(19 * MEGABYTE),
}

const RECORD = `02RETORNO01COBRANCA${' '.repeat(381)}`

const returns: Readonly<Record<string, () => string>> = {
  'retorno de uma linha só': () => '0'.repeat(2 * MEGABYTE),
  'retorno de linhas vazias': () => `${RECORD}\n${'\n'.repeat(1.5 * MEGABYTE)}1`,
  'retorno de linhas sem fim': () => `${RECORD}\n`.repeat(5000),
}

const asFiles = (texts: Readonly<Record<string, () => string>>, door: HostileFile['door']): HostileFile[] =>
  Object.entries(texts).map(([name, text]) => ({ name, door, content: () => Buffer.from(text(), 'latin1') }))

/** Texts that cost more than they look: sheets, and return files of the bank. */
export const hostileTexts: readonly HostileFile[] = [
  ...asFiles(sheets, 'import'),
  ...asFiles(returns, 'bank-return'),
]
