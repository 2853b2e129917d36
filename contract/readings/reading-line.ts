import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { YesNo } from '../yes-no.ts'

/** Values of a line, by how they are formatted. */
export type ReadValues = {
  text: string
  /** Reais. */
  money: number
  /** Percentage points: 6 is 6%. */
  percent: number
  number: number
  /** How many months. */
  months: number
  date: IsoDate
  month: Competence
  /** Instant, ISO 8601. */
  instant: string
  'yes-no': YesNo | boolean
  /** ISO codes of two letters. */
  countries: readonly string[]
  /** Digits or formatted; it is always written masked. */
  cpf: string
  list: readonly string[]
  /** `bank`: COMPE number; null: the plan's only bank. */
  'bank-account': { bank: string | null; agency: string; account: string }
  /** Code of the wire. */
  'payment-method': number
}

/** The ways in which a value is written. */
export type ReadAs = keyof ReadValues

/**
 * One thing that a request says: its name, what was asked, and what it was before where the data tells it (`before` absent: it does not).
 * Null is something that was not told. `under` is the heading of the part that the line belongs to.
 */
export type ReadingLine = {
  [As in ReadAs]: {
    under?: string
    label: string
    as: As
    before?: ReadValues[As] | null
    after: ReadValues[As] | null
  }
}[ReadAs]

/** A line that is written in one way. */
export type LineAs<As extends ReadAs> = Extract<ReadingLine, { as: As }>

const lineAs =
  <As extends ReadAs>(as: As) =>
  (label: string, after: ReadValues[As] | null, before?: ReadValues[As] | null): LineAs<As> =>
    ({ label, as, after, ...(before !== undefined && { before }) }) as LineAs<As>

/** Makes a line: its label, what was asked, and what it was before where that is known. */
export const text = lineAs('text')
export const money = lineAs('money')
export const percent = lineAs('percent')
export const number = lineAs('number')
export const months = lineAs('months')
export const date = lineAs('date')
export const month = lineAs('month')
export const instant = lineAs('instant')
export const yesNo = lineAs('yes-no')
export const countries = lineAs('countries')
export const cpf = lineAs('cpf')
export const list = lineAs('list')
export const bankAccount = lineAs('bank-account')
export const paymentMethod = lineAs('payment-method')

/** A line about something that need not be told: none for an empty text. */
export function textIfGiven(label: string, value: string | null): readonly ReadingLine[] {
  return value === null || value.trim() === '' ? [] : [text(label, value)]
}

/** Lines that belong to one part of a long reading. */
export function under(heading: string, lines: readonly ReadingLine[]): readonly ReadingLine[] {
  return lines.map((line) => ({ ...line, under: heading }))
}

/** The account that something is paid into, as the wire tells it; nothing where it is not known. */
export function paidInto(
  account: { banco: string; agencia: string; conta: string } | null,
): readonly ReadingLine[] {
  if (account === null) return []
  const { banco: bank, agencia: agency, conta } = account
  return [bankAccount('Conta que recebe', { bank, agency, account: conta })]
}
