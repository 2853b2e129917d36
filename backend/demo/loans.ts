import { addDays, addMonths, type IsoDate } from '#domain/calendar.ts'

/** A loan of the demo that no benefit pays. */
export interface DemoLoan {
  /** Whose it is, by the name of an invented person. */
  borrower: string
  collection: 'boleto' | 'payroll'
  /** Reais. */
  amount: number
  months: number
  dueDay: number
  releasedOn: IsoDate
}

/** The next boleto falls due so many days after the first day, so that it was issued by then and waits for its money. */
const DUE_AHEAD = 6
const LATEST_DUE_DAY = 28
const MONTHS_AGO = 3

/** Cecília, who pays her plan alone, pays hers by boleto; Aline's is deducted from her pay. Both borrowed three months ago. */
export function demoLoans(today: IsoDate): readonly DemoLoan[] {
  const releasedOn = addMonths(today, -MONTHS_AGO)
  const dueDay = Math.min(LATEST_DUE_DAY, Number(addDays(today, DUE_AHEAD).slice(8)))
  const common = { months: 12, releasedOn }
  return [
    { borrower: 'Cecília Antunes', collection: 'boleto', amount: 4_000, dueDay, ...common },
    { borrower: 'Aline Figueiredo', collection: 'payroll', amount: 6_000, dueDay: 10, ...common },
  ]
}
