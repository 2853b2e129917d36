import type { PublicPensionRules } from '#domain/simulation/public-pension.ts'
import type { Dated } from '../validity.ts'

const SINCE_2019 = {
  basePercent: 60,
  percentPerYear: 2,
  womenAge: 62,
  womenYears: 15,
  menAge: 65,
  menYears: 20,
  presumedFromAge: 22,
} as const

/** Ceiling and minimum wage of each year, under the reform of 2019. */
export const publicPensionRules: readonly Dated<PublicPensionRules>[] = [
  version('2019-11-13', '2019-12-31', 5839.45, 998),
  version('2020-01-01', '2020-12-31', 6101.06, 1045),
  version('2021-01-01', '2021-12-31', 6433.57, 1100),
  version('2022-01-01', '2022-12-31', 7087.22, 1212),
  version('2023-01-01', '2023-12-31', 7507.49, 1320),
  version('2024-01-01', '2024-12-31', 7786.02, 1412),
  version('2025-01-01', '2025-12-31', 8157.41, 1518),
  version('2026-01-01', null, 8475.55, 1621),
]

function version(
  validFrom: string,
  validTo: string | null,
  ceiling: number,
  minimumWage: number,
): Dated<PublicPensionRules> {
  return {
    validFrom,
    validTo,
    source: 'EC 103/2019, arts. 19 e 26; Lei 8.213/1991, arts. 29 e 33',
    value: { ...SINCE_2019, ceiling, minimumWage },
  }
}
