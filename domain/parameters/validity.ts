import type { IsoDate } from '#domain/calendar.ts'
import { addDays, compareIso } from '#domain/calendar.ts'

/** One version of a parameter: a table, a unit, a window. Rules receive the value; choosing the version is done here. */
export interface Dated<Value> {
  validFrom: IsoDate
  /** Last day in force; null while nothing is known to end it. */
  validTo: IsoDate | null
  /** Law, rule of the plan or act that set it, by name and number. */
  source: string
  value: Value
}

/** The version in force on a day; of several, the one that began last. Undefined when there is none. */
export function versionOn<Value>(versions: readonly Dated<Value>[], date: IsoDate): Dated<Value> | undefined {
  return versions
    .filter(({ validFrom, validTo }) => validFrom <= date && (validTo === null || date <= validTo))
    .toSorted((one, other) => compareIso(other.validFrom, one.validFrom))[0]
}

/** The value in force on a day. @throws RangeError when there is none: a rule never falls back on another day's table. */
export function parameterOn<Value>(versions: readonly Dated<Value>[], date: IsoDate): Value {
  const version = versionOn(versions, date)
  if (version === undefined) throw new RangeError(`No parameter is in force on ${date}`)
  return version.value
}

export type ValidityProblem =
  | { code: 'ends-before-it-starts'; validFrom: IsoDate }
  | { code: 'overlap'; from: IsoDate }
  | { code: 'gap'; from: IsoDate; to: IsoDate }

/** What is wrong with the periods of a list of versions; empty when they follow each other day by day. */
export function validityProblems(versions: readonly Dated<unknown>[]): ValidityProblem[] {
  const ordered = versions.toSorted((one, other) => compareIso(one.validFrom, other.validFrom))
  return ordered.flatMap((version, index): ValidityProblem[] => {
    const { validFrom, validTo } = version
    if (validTo !== null && validTo < validFrom) return [{ code: 'ends-before-it-starts', validFrom }]
    const next = ordered[index + 1]
    if (next === undefined) return []
    if (validTo === null || validTo >= next.validFrom) return [{ code: 'overlap', from: next.validFrom }]
    const dayAfter = addDays(validTo, 1)
    return dayAfter === next.validFrom
      ? []
      : [{ code: 'gap', from: dayAfter, to: addDays(next.validFrom, -1) }]
  })
}
