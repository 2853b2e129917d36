import { regimeChoiceSentences } from '#contract/tax-regime.text.ts'

/** What a person gives beside the choice, only for this one time. */
export type Signature = { viuComparacao: boolean; aceitaIrrevogavel: boolean; senha: string }

export const unsigned: Signature = { viuComparacao: false, aceitaIrrevogavel: false, senha: '' }

/** Why a signature is not accepted, by its parts. */
export type SignatureProblems = Partial<Record<keyof Signature, string>>

/** What is missing in a signature; empty when it can be sent. */
export function signatureProblems({ viuComparacao, aceitaIrrevogavel, senha }: Signature): SignatureProblems {
  return {
    ...(viuComparacao ? {} : { viuComparacao: regimeChoiceSentences['comparison-required'] }),
    ...(aceitaIrrevogavel ? {} : { aceitaIrrevogavel: regimeChoiceSentences['confirmation-required'] }),
    ...(senha === '' ? { senha: regimeChoiceSentences['password-required'] } : {}),
  }
}
