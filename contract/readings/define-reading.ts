import type { ReadingLine } from './reading-line.ts'

/** A key that is stored and not told, with the reason. */
export type Hidden = { readonly hidden: string }

type Reader<Value, Data> = (value: Value, data: Data) => ReadingLine | readonly ReadingLine[]

/** How each key of some data is told, in the order in which it is told. A key that is missing does not compile. */
export type Readers<Data> = { readonly [Key in keyof Data]-?: Reader<Data[Key], Data> | Hidden }

export type Reading<Data> = (data: Data) => readonly ReadingLine[]

/** Leaves a key out of a reading. `reason`: why nobody misses it. */
export function hidden(reason: string): Hidden {
  return { hidden: reason }
}

/**
 * Declares how data is told to people: the review before it is sent, the receipts, the request's page, the desk, exports and the copy
 * of one's own data all show these lines. `Data` has to be named: its keys are what must be told or hidden.
 */
export function defineReading<Data extends object>(readers: Readers<Data>): Reading<Data> {
  return (data) => {
    const lines: ReadingLine[] = []
    for (const key of Object.keys(readers) as (keyof Data)[]) {
      const reader = readers[key]
      if (typeof reader !== 'function') continue
      const told = reader(data[key], data)
      lines.push(...(isList(told) ? told : [told]))
    }
    return lines
  }
}

function isList(told: ReadingLine | readonly ReadingLine[]): told is readonly ReadingLine[] {
  return Array.isArray(told)
}
