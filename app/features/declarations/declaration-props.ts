import type { CallAnswer } from '#contract/call-types.ts'
import type {
  declararFatca,
  declararPep,
  declararResidencia,
  retornarDeclaracoesFatca,
  retornarDeclaracoesPep,
  retornarDeclaracoesResidencia,
} from '#contract/declarations.ts'

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
