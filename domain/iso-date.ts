/** Whether the text is a day that exists, written 'YYYY-MM-DD'. */
export function isIsoDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const [year, month, day] = partsOf(value)
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Year, month and day of 'YYYY-MM-DD', or year and month of 'YYYY-MM' (day 1). */
export function partsOf(text: string): [year: number, month: number, day: number] {
  const [year, month, day] = text.split('-').map(Number)
  return [year ?? 0, month ?? 1, day ?? 1]
}

/** The day that 'DD/MM/AAAA' names as 'YYYY-MM-DD'; null when there is none, or the text is not whole. */
export function isoDateOf(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  return isIsoDate(date) ? date : null
}
