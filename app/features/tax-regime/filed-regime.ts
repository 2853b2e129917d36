import type { FiledRequest } from '#app/features/service-request/filed-request.ts'
import type { RegimeChoiceData } from '#contract/tributacao.ts'

/** What the API answers to a signed choice. */
export type FiledRegime = FiledRequest & { dados: RegimeChoiceData }
