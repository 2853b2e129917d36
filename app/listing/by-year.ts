/** Rows by their year, newest year first; within one, in the order in which they came. */
export function byYear<Row>(rows: readonly Row[], yearOf: (row: Row) => number): RowsOfYear<Row>[] {
  return [...Map.groupBy(rows, yearOf)]
    .map(([year, ofYear]) => ({ year, rows: ofYear }))
    .toSorted((one, other) => other.year - one.year)
}

export type RowsOfYear<Row> = { year: number; rows: readonly Row[] }
