/** A day of every year, `MM-DD`, or so many days from Easter Sunday. */
export type HolidayRule = ({ day: string } | { fromEaster: number }) & {
  /** First year; null: for longer than anything here is counted. */
  since: number | null
  /** First year without it again; null: still a holiday. */
  until: number | null
  source: string
}

/** Where the National Monetary Council says on which days banks do not work, besides the national holidays. */
const BANKS = 'Resolução CMN 4.880/2020'

/**
 * The days on which banks do not open in the whole country. A new law is a new row; one that ends a holiday fills in `until`. No state's or
 * town's holidays: payments of the plan are due by the national calendar.
 */
export const holidayRules: readonly HolidayRule[] = [
  { day: '01-01', since: 1950, until: null, source: 'Lei 662/1949' },
  { fromEaster: -48, since: null, until: null, source: BANKS },
  { fromEaster: -47, since: null, until: null, source: BANKS },
  { fromEaster: -2, since: null, until: null, source: `Lei 9.093/1995; ${BANKS}` },
  { day: '04-21', since: 1951, until: null, source: 'Lei 1.266/1950; Lei 10.607/2002' },
  { day: '05-01', since: 1949, until: null, source: 'Lei 662/1949' },
  { fromEaster: 60, since: null, until: null, source: BANKS },
  { day: '09-07', since: 1949, until: null, source: 'Lei 662/1949' },
  { day: '10-12', since: 1980, until: null, source: 'Lei 6.802/1980' },
  // Banks were closed before that law too.
  { day: '11-02', since: null, until: null, source: 'Lei 10.607/2002' },
  { day: '11-15', since: 1949, until: null, source: 'Lei 662/1949' },
  { day: '11-20', since: 2024, until: null, source: 'Lei 14.759/2023' },
  { day: '12-25', since: 1949, until: null, source: 'Lei 662/1949' },
]
