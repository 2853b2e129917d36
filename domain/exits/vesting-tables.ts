import type { VestingTable } from './vesting.ts'

/** The tables that the demo plans begin with; each plan keeps its own, with the days it is in force. A gives 10% a completed year, B grows slowly over 24 years. */
export const vestingTables: Readonly<Record<'A' | 'B', VestingTable>> = {
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
