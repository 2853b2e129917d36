import { stringify } from 'csv-stringify/sync'

/** How Brazilian spreadsheet programs read a text: semicolons, and a byte order mark before its UTF-8. */
const CSV = { bom: true, delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const

/** A figure as programs read one: a decimal comma, a hyphen for a minus, and nothing between thousands. */
export function csvFigure(figure: string): string {
  return figure.replaceAll('.', '').replace('−', '-')
}

/** Rows of texts under their titles as CSV. What people wrote goes through `escapeFormula` first, so that nothing runs as a formula. */
export function writeCsv(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return stringify([titles, ...rows], CSV)
}
