/** A field by its first and last position, counted from 1 as the banks' layouts do. */
export type Span = readonly [first: number, last: number]

/** Fields with what stands in them: numbers with zeros before them, text with blanks after it. */
export type Fields = readonly (readonly [span: Span, value: string | number])[]

/** A line of blanks with fields put in at their places. @throws RangeError for what is longer than its field */
export function fixedRecord(length: number, fields: Fields): string {
  const text = Array.from({ length }, () => ' ')
  for (const [[first, last], value] of fields) {
    const width = last - first + 1
    const put = typeof value === 'number' ? String(value).padStart(width, '0') : value.padEnd(width)
    if (put.length > width) throw new RangeError(`${put.length} characters in a field of ${width}`)
    text.splice(first - 1, width, ...Array.from(put))
  }
  return text.join('')
}
