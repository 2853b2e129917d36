import type { Outcome } from '#domain/outcome.ts'
import {
  checkRegimeChoice,
  type RegimeChoiceProblem,
  type RegimeOption,
} from '#domain/taxes/regime-option.ts'
import type { TaxRegime } from '#domain/taxes/tax-regime.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { regimeChoiceSentences } from './tax-regime.text.ts'
import type { RegimeOnWire } from './tax-regime.ts'
import { regimeWords } from './wire-words.ts'

/** A choice as it is filled in and signed. `temSenha`: whether a password was given; whether it is right only the API knows. */
export type RegimeValues = {
  regime: RegimeOnWire | null
  viuComparacao: boolean
  aceitaIrrevogavel: boolean
  temSenha: boolean
}

const fields: Readonly<Record<RegimeChoiceProblem['field'], string>> = {
  regime: 'regime',
  acceptsIrrevocable: 'aceitaIrrevogavel',
  sawComparison: 'viuComparacao',
  password: 'senha',
}

/** A choice of the regime under the rule of the domain, where these may be chosen: the regime, or every complaint. */
export function checkRegimeValues(
  { regime, viuComparacao, aceitaIrrevogavel, temSenha }: RegimeValues,
  offered: Pick<RegimeOption, 'offered' | 'irrevocable' | 'isFinal'>,
): Outcome<TaxRegime, Complaint> {
  const outcome = checkRegimeChoice(
    {
      regime: regime && regimeWords.fromWire(regime),
      sawComparison: viuComparacao,
      acceptsIrrevocable: aceitaIrrevogavel,
      isReauthenticated: temSenha,
    },
    offered,
  )
  if (outcome.ok) return outcome
  return complaints(outcome.problems, ({ field, code }) => [fields[field], regimeChoiceSentences[code]])
}
