import type { Competence } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { EntryType } from '#domain/ledger.ts'
import { sumReais } from '#domain/money.ts'
import type { StatementEntry } from './statement-entry.ts'

/** The participant's own contributions, which the annual return may deduct (Lei 9.532/1997, art. 11). */
const OWN: readonly EntryType[] = ['CB', 'CS', 'CV']

/** Contributions credited in a calendar year. Reais. */
export interface AnnualContributions {
  year: number
  /** Own contributions, month by month of credit; months without any are left out. */
  months: { month: Competence; basic: number; supplementary: number; voluntary: number; total: number }[]
  basic: number
  supplementary: number
  voluntary: number
  /** Deductible as paid to a pension plan. */
  own: number
  /** The sponsor's part: never deducted by the participant. */
  sponsor: number
  administration: number
  risk: number
}

/** The statement of contributions for the annual return (*Demonstrativo de contribuições*), by day of credit. */
export function annualContributions(entries: readonly StatementEntry[], year: number): AnnualContributions {
  const ofYear = entries.filter(({ creditedOn }) => creditedOn.startsWith(`${year}-`))
  const own = ofYear.filter(({ type }) => OWN.includes(type))
  const months = [...new Set(own.map(({ creditedOn }) => competenceOf(creditedOn)))].toSorted()
  return {
    year,
    months: months.map((month) => {
      const ofMonth = own.filter(({ creditedOn }) => competenceOf(creditedOn) === month)
      return { month, ...byKind(ofMonth), total: totalOf(ofMonth, OWN) }
    }),
    ...byKind(own),
    own: totalOf(own, OWN),
    sponsor: totalOf(ofYear, ['CP']),
    administration: totalOf(ofYear, ['CA']),
    risk: totalOf(ofYear, ['CR']),
  }
}

function byKind(entries: readonly StatementEntry[]) {
  return {
    basic: totalOf(entries, ['CB']),
    supplementary: totalOf(entries, ['CS']),
    voluntary: totalOf(entries, ['CV']),
  }
}

function totalOf(entries: readonly StatementEntry[], types: readonly EntryType[]): number {
  return sumReais(entries.filter(({ type }) => types.includes(type)).map(({ amount }) => amount))
}
