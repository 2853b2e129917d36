import type { CallAnswer } from '#contract/call-types.ts'
import type { alterarPerfilInvestimentos } from '#contract/investment-profiles.ts'

/** What the API answers to a choice of profile. */
export type FiledChoice = CallAnswer<typeof alterarPerfilInvestimentos>
