/** Kinds of number by the format of a cell: the file has no type for days. `yearless`: a day that is shown without its year. */
export type NumberStyle = 'number' | 'day' | 'yearless' | 'percent'

/** Formats that workbooks do not spell out, by their numbers: 16 shows day and month, those from 27 on are days in Asian languages. */
export function builtInStyle(id: number): NumberStyle {
  if (id === 9 || id === 10) return 'percent'
  if (id === 16) return 'yearless'
  const isDay = (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  return isDay ? 'day' : 'number'
}

/** Longest format that is looked at: programs take 255 letters. */
const LONGEST_FORMAT = 1000

/** Parts of a format that tell nothing of the number: quoted text, colours and currencies in brackets, escaped signs, those that only fill or keep a width. */
const DECORATION = /"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g

/** Read from the letters of a format: a year, a day or a named month without one, a percentage. Its first part is that of numbers above zero. */
export function speltStyle(code: string): NumberStyle {
  const [first = ''] = code.slice(0, LONGEST_FORMAT).replaceAll(DECORATION, '').toLowerCase().split(';')
  if (/general|geral|standard|padr/.test(first)) return 'number'
  const shown = first.replaceAll(/e[+-]/g, '')
  if (/[ye]|aa/.test(shown)) return 'day'
  if (/d|mmm/.test(shown)) return 'yearless'
  return shown.includes('%') ? 'percent' : 'number'
}
