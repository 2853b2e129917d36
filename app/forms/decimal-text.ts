/** Decimal text as people write it, with a comma: `1,0833` for `1.0833`. */
export function decimalAsWritten(kept: string): string {
  return kept.replaceAll('.', ',')
}

/** A typed decimal as it is stored, digit for digit. Thousands separators are not recognized: such text is then refused as no number. */
export function decimalOf(written: string): string {
  return written.replaceAll(',', '.')
}
