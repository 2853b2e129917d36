import type { VestingTable } from './vesting.ts'

/** Names under which a plan's regulation chooses its table. */
export const VESTING_TABLE_NAMES = ['A', 'B'] as const
export type VestingTableName = (typeof VESTING_TABLE_NAMES)[number]

/** The tables the plans use, by name: A gives 10% a completed year, B grows slowly over 24 years. */
export const vestingTables: Readonly<Record<VestingTableName, VestingTable>> = {
  A: Array.from({ length: 11 }, (_, years) => ({ fromMonths: years * 12, percent: years * 10 })),
  B: [
    { fromMonths: 0, percent: 0 },
    { fromMonths: 37, percent: 5 },
    { fromMonths: 73, percent: 10 },
    { fromMonths: 109, percent: 15 },
    { fromMonths: 145, percent: 20 },
    { fromMonths: 181, percent: 25 },
    { fromMonths: 217, percent: 35 },
    { fromMonths: 253, percent: 40 },
    { fromMonths: 289, percent: 45 },
  ],
}
