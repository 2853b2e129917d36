import { addDays, addMonths, addYears, compareIso, type IsoDate } from '../calendar.ts'

/** For how long each kind of record is kept. Each is counted from the day of the last thing that happened, and the record goes the day after. */
export type RetentionPeriods = {
  /** Everything of an enrolment, after its end and the last payment of it. Years. */
  planRecordYears: number
  /** Figures that the year's tax returns tell, after the year in which they are handed in. Years. */
  taxYears: number
  /** Declarations against money laundering (PEP, tax residence), after the enrolment's end. Years. */
  amlYears: number
  /** A conversation, after its last message. Years. */
  chatYears: number
  /** Sign-ins, and who of the service desk looked at whose data. Months. */
  accessMonths: number
  /** Codes and links by which somebody gets in once. Days. */
  codeDays: number
  /** Files of a request that came to nothing. Days. */
  rejectedFileDays: number
}

/**
 * No entity keeps them shorter. Plan records: what concerns a plan is kept for the life of the link and ten years. Tax: Código Tributário
 * Nacional, arts. 173 and 195. Declarations: Lei 9.613/1998, art. 10, §2. Conversations: within five years a consumer may ask for damages
 * (Lei 8.078/1990, art. 27), and instalments of a benefit prescribe (LC 109/2001, art. 75). Accesses: Lei 12.965/2014, art. 15. Codes and
 * files: no law, but a dispute about what just happened is to be told.
 */
export const LEAST_KEPT: Readonly<RetentionPeriods> = {
  planRecordYears: 10,
  taxYears: 5,
  amlYears: 5,
  chatYears: 5,
  accessMonths: 6,
  codeDays: 30,
  rejectedFileDays: 30,
}

/** Longer than this is storing for nothing (Lei 13.709/2018, arts. 15 and 16). */
export const MOST_KEPT: Readonly<RetentionPeriods> = {
  planRecordYears: 30,
  taxYears: 20,
  amlYears: 20,
  chatYears: 20,
  accessMonths: 60,
  codeDays: 365,
  rejectedFileDays: 365,
}

/** Proposed until the entity decides. */
export const suggestedRetention: RetentionPeriods = {
  ...LEAST_KEPT,
  accessMonths: 12,
  codeDays: 90,
}

/** The days that count for an enrolment that has ended; null: there was none. */
export type EndedLinkDays = {
  endedOn: IsoDate
  /** The last payment made to or by it: a benefit, a redemption, a transfer, a contribution, an instalment. */
  lastPaymentOn: IsoDate | null
  /** The end or the last payment of the last pension that came of it. */
  lastPensionOn: IsoDate | null
}

/** First day on which the records of an ended enrolment may go. */
export function linkGoesOn(days: EndedLinkDays, periods: RetentionPeriods): IsoDate {
  const last = latest([days.endedOn, days.lastPaymentOn, days.lastPensionOn])
  // Paid in a year, told to the Treasury in the next one, asked about until so many years after that.
  const lastFilingYear = Number(last.slice(0, 4)) + 1
  return latest([
    addDays(addYears(last, periods.planRecordYears), 1),
    addDays(addYears(days.endedOn, periods.amlYears), 1),
    `${String(lastFilingYear + periods.taxYears + 1).padStart(4, '0')}-01-01`,
  ])
}

/** First day on which a conversation may go, by the day of its last message. */
export const chatGoesOn = (lastMessageOn: IsoDate, { chatYears }: RetentionPeriods): IsoDate =>
  addDays(addYears(lastMessageOn, chatYears), 1)

/** First day on which a record of who came in, or looked, may go. */
export const accessGoesOn = (on: IsoDate, { accessMonths }: RetentionPeriods): IsoDate =>
  addDays(addMonths(on, accessMonths), 1)

/** First day on which a code or a link that was sent may go. */
export const codeGoesOn = (sentOn: IsoDate, { codeDays }: RetentionPeriods): IsoDate =>
  addDays(sentOn, codeDays + 1)

/**
 * The oldest day of which something is still there today, for who takes away many rows in one statement. `goesOn` never goes back from a day
 * to a later one.
 */
export function oldestKeptDay(today: IsoDate, goesOn: (day: IsoDate) => IsoDate): IsoDate {
  let gone = -100 * 366
  let kept = 0
  while (kept - gone > 1) {
    const middle = Math.floor((gone + kept) / 2)
    if (compareIso(goesOn(addDays(today, middle)), today) > 0) kept = middle
    else gone = middle
  }
  return addDays(today, kept)
}

/** Whatever keeps the records of an ended enrolment, whatever its day. */
export const RETENTION_OBSTACLES = [
  /** A lawsuit, the ombudsman, an inspection. */
  'records-held',
  /** A request is open, or something that one promised is not settled. */
  'open-request',
  /** A benefit stands, by order of a court or otherwise, or a pension of it is paid or may still be opened. */
  'benefit-runs',
  /** A loan runs, or something that was asked for is not paid. */
  'debt',
  /** Money of the person is still there. */
  'balance',
] as const
export type RetentionObstacle = (typeof RETENTION_OBSTACLES)[number]

export type RetentionFacts = Readonly<Record<RetentionObstacle, boolean>>

/** The first thing in the way of letting an ended enrolment go; null: nothing is. */
export function retentionObstacle(facts: RetentionFacts): RetentionObstacle | null {
  return RETENTION_OBSTACLES.find((obstacle) => facts[obstacle]) ?? null
}

function latest(days: readonly (IsoDate | null)[]): IsoDate {
  return days.reduce<IsoDate>((last, day) => (day !== null && compareIso(day, last) > 0 ? day : last), '')
}
