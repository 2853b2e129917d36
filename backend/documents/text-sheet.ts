/** A column of text: its title, its width in characters, and what a row shows in it. */
export type TextColumn<Row> = { title: string; width: number; read: (row: Row) => string }

/**
 * Spreadsheet programs run a text that begins like a formula once it is edited or saved as CSV. An apostrophe in front keeps it text.
 * A telephone from abroad, as the portal writes it, stays as it is: nothing runs of a sign and digits, and its space keeps it a text.
 */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) && !/^\+\d{1,3} \d{5,14}$/.test(text) ? `'${text}` : text
}
