/** The id of a record's invented PDF: always the same, as the rows are. `series` and `number` together are one record's. */
export function demoDocumentId(series: number, number: number): string {
  return `d0c00000-0000-4000-8000-${String(series).padStart(4, '0')}${String(number).padStart(8, '0')}`
}
