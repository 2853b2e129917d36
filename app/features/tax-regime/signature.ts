import { fieldErrors } from '#app/forms/field-errors.ts'
import type { RegimeAnswer, RegimeOnWire } from '#contract/tax-regime.ts'
import { checkRegimeValues, regimeFromWire } from '#contract/tax-regime-check.ts'

/** What a person gives beside the choice, only for this one time. */
export type Signature = { viuComparacao: boolean; aceitaIrrevogavel: boolean; senha: string }

export const unsigned: Signature = { viuComparacao: false, aceitaIrrevogavel: false, senha: '' }

/** Why a signature is not accepted, by its parts. */
export type SignatureProblems = Partial<Record<keyof Signature, string>>

type Situation = Pick<RegimeAnswer['situacao'], 'definitivo' | 'opcoes'>

/** What is wrong with a choice and its signature, by field: the check that the API makes as well. */
function choiceProblems(
  regime: RegimeOnWire | null,
  { senha, ...confirmed }: Signature,
  { definitivo, opcoes }: Situation,
): Readonly<Record<string, string>> {
  const values = { regime, ...confirmed, temSenha: senha !== '' }
  const option = { isFinal: definitivo, offered: opcoes.map(regimeFromWire) }
  return fieldErrors(checkRegimeValues(values, option))?.fields ?? {}
}

/** What is wrong with the regime that is chosen; undefined when it can be signed. */
export function regimeProblem(
  regime: RegimeOnWire | null,
  situation: Situation,
): { fields: { regime: string } } | undefined {
  const sentence = choiceProblems(regime, unsigned, situation)['regime']
  return sentence === undefined ? undefined : { fields: { regime: sentence } }
}

/** What is missing in the signature of a choice; empty when it can be sent. */
export function signatureProblems(
  signature: Signature,
  regime: RegimeOnWire,
  situation: Situation,
): SignatureProblems {
  const { regime: _, ...missing } = choiceProblems(regime, signature, situation)
  return missing
}
