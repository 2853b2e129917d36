import type { Querier } from '#backend/database/client.ts'

/** A night of a simulated fund, as its checks see it: the rows of its database, and what the calls of its life answered. */
export type Night = {
  /** ISO day that ends: its calls are answered and its due acts are done. */
  readonly today: string
  /** ISO day of the night that was checked before. */
  readonly before: string | null
  readonly database: Querier
  readonly told: Told
  /** Memory of a check from night to night, by its name. A life begins with an empty map. */
  readonly kept: Map<string, unknown>
}

/** Promises that people read in the answers of calls. Nothing of it is read from the database. */
export type Told = {
  readonly incomes: readonly PromisedIncome[]
  readonly requests: readonly RecordedRequest[]
  readonly deaths: readonly { readonly cpf: string; readonly diedOn: string; readonly registeredOn: string }[]
  /** Unit values that were published: `value` has the quota of `profileId` at the end of `day`. */
  readonly quotas: readonly { readonly profileId: number; readonly day: string; readonly value: string }[]
  /** Calls whose answer was lost and that were made again with the same key, with what each of them left: an id or a protocol. */
  readonly repeats: readonly {
    readonly call: string
    readonly key: string
    readonly left: readonly string[]
  }[]
  /** Income reports as the call answered them, by the nature of the income (3540, 5565, 3223, 3579) and the lines of the form (3.1 … 5.3). */
  readonly reports: readonly {
    readonly linkId: number
    readonly year: number
    readonly code: string
    readonly lines: Readonly<Record<string, number>>
  }[]
}

/** An income as it was promised with its grant. Months are `YYYY-MM`, amounts decimals with a point. */
type PromisedIncome = {
  readonly linkId: number
  readonly type: 'percent' | 'fixed-term' | 'lifetime'
  readonly firstMonth: string
  /** Null where no end was promised. */
  readonly lastMonth: string | null
  readonly months: number | null
  readonly firstAmount: string | null
}

type RecordedRequest = {
  readonly protocol: string
  readonly askedOn: string
  /** The last day that was promised for the decision, where one was. */
  readonly promisedFor: string | null
}

type HowOften = 'nightly' | 'month-end' | 'year-end'

export type NightCheck = {
  readonly name: string
  readonly often: HowOften
  readonly check: (night: Night) => Promise<readonly Finding[]>
}

/** Something that does not hold: its meaning in a sentence, the rows that it is about, and the two figures that differ. */
export type Finding = {
  readonly meaning: string
  readonly rows: readonly string[]
  readonly expected: string
  readonly found: string
}
