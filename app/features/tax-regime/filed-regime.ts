import type { FiledRequest } from '#app/features/service-request/filed-request.ts'
import type { RegimeChoiceData } from '#contract/tax-regime.ts'

/** What the API answers to a signed choice. */
export type FiledRegime = FiledRequest & { dados: RegimeChoiceData }
