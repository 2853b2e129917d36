/** CPF number `n` of a row of invented ones, with right check digits. */
export function inventedCpf(n: number): string {
  const base = String(300_000_000 + n)
  const digit = (digits: string) => {
    const sum = Array.from(digits).reduce(
      (total, one, at) => total + Number(one) * (digits.length + 1 - at),
      0,
    )
    return sum % 11 < 2 ? '0' : String(11 - (sum % 11))
  }
  const first = base + digit(base)
  return first + digit(first)
}

/** Rows as a CSV; columns are those of the first row. */
export function csvOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.join(';'))
    .join('\r\n')
}
