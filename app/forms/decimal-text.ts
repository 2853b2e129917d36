/** Decimal text as people write it, with a comma: `1,0833` for `1.0833`. */
export function decimalAsWritten(kept: string): string {
  return kept.replaceAll('.', ',')
}

/** What people write of a decimal as it is kept, digit for digit. No thousands are told apart: what is then no number is refused. */
export function decimalOf(written: string): string {
  return written.replaceAll(',', '.')
}
