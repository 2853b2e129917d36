import { compareIso, type IsoDate, isWithin } from '#domain/calendar.ts'

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
    .filter(({ validFrom, validTo }) => isWithin({ from: validFrom, until: validTo }, date))
    .toSorted((one, other) => compareIso(other.validFrom, one.validFrom))[0]
}

/** The value in force on a day. @throws RangeError when there is none: a rule never falls back on another day's table. */
export function parameterOn<Value>(versions: readonly Dated<Value>[], date: IsoDate): Value {
  const version = versionOn(versions, date)
  if (version === undefined) throw new RangeError(`No parameter is in force on ${date}`)
  return version.value
}
