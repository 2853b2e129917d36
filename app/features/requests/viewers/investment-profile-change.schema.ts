import * as v from 'valibot'
import {
  type InvestmentProfileChangeData,
  investmentProfileChangeData,
} from '#contract/investment-profiles.ts'

/** What a choice of profile keeps; null for any other shape. */
export function readInvestmentProfileChange(data: unknown): InvestmentProfileChangeData | null {
  const read = v.safeParse(investmentProfileChangeData, data)
  return read.success ? read.output : null
}
