const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** A moment in São Paulo, as a cell shows it: `11/11/2026 12:00`. */
export function sheetInstant(instant: Date): string {
  return MOMENT.format(instant).replace(',', '')
}

/**
 * Spreadsheet programs run a text that begins like a formula once it is edited or saved as CSV. An apostrophe in front keeps it text.
 */
export function harmless(text: string): string {
  return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
}
