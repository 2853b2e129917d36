const HIGHEST_SEQUENCE = 9_999_999

/** Protocol number of a request, `AAAA.NNNNNNN`: year and the sequence within it. @throws RangeError out of range. */
export function formatProtocol(year: number, sequence: number): string {
  if (!Number.isInteger(year) || year < 1000 || year > 9999) throw new RangeError('Not a year')
  if (!Number.isInteger(sequence) || sequence < 1 || sequence > HIGHEST_SEQUENCE) {
    throw new RangeError('Not a sequence number')
  }
  return `${year}.${String(sequence).padStart(7, '0')}`
}
