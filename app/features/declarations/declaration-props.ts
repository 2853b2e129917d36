import type { CallAnswer } from '#contract/call-types.ts'
import type { Complaint } from '#contract/complaints.ts'
import type {
  declararFatca,
  declararPep,
  declararResidencia,
  retornarDeclaracoesFatca,
  retornarDeclaracoesPep,
  retornarDeclaracoesResidencia,
} from '#contract/declarations.ts'
import type { Outcome } from '#domain/outcome.ts'

export type PepHistory = CallAnswer<typeof retornarDeclaracoesPep>
export type FatcaHistory = CallAnswer<typeof retornarDeclaracoesFatca>
export type ResidenceHistory = CallAnswer<typeof retornarDeclaracoesResidencia>

export type FiledPep = CallAnswer<typeof declararPep>
export type FiledFatca = CallAnswer<typeof declararFatca>
export type FiledResidence = CallAnswer<typeof declararResidencia>

/** What the request of a declaration gets from its page. */
export type DeclarationRequestProps<History, Input, Receipt> = {
  history: History
  draftKey: string
  file: (input: Input) => Promise<Receipt>
  onFiled: (receipt: Receipt) => void
}

/** What a rule found as messages under fields, the first of each; undefined when the values can be sent. */
export function fieldErrors(outcome: Outcome<unknown, Complaint>) {
  if (outcome.ok) return undefined
  return {
    fields: Object.fromEntries(
      outcome.problems.map(({ field, sentence }): [string, string] => [field, sentence]).toReversed(),
    ),
  }
}
