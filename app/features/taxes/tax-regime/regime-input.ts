import { fieldErrors } from '#app/forms/field-errors.ts'
import type { FieldErrors } from '#app/forms/portal-form.ts'
import type { Complaint } from '#contract/complaints.ts'
import { shownComparison } from '#contract/taxes/shown-comparison.ts'
import { regimeDeclarations } from '#contract/taxes/tax-regime.text.ts'
import type { RegimeAnswer, RegimeChoiceData, RegimeOnWire } from '#contract/taxes/tax-regime.ts'
import { checkRegimeValues } from '#contract/taxes/tax-regime-check.ts'
import { regimeWords } from '#contract/taxes/wire-words.ts'
import type { Outcome } from '#domain/outcome.ts'

/** Given with the choice, for this one submission only. */
export type Signature = { viuComparacao: boolean; aceitaIrrevogavel: boolean; senha: string }

export const unsigned: Signature = { viuComparacao: false, aceitaIrrevogavel: false, senha: '' }

type Situation = Pick<RegimeAnswer['situacao'], 'definitivo' | 'opcoes' | 'semVolta'>

/** The check of the contract on the regime alone: it is signed later. */
export function checkRegime(regime: RegimeOnWire | null, situation: Situation): Outcome<unknown, Complaint> {
  return checkPart(regime, unsigned, situation, (field) => field === 'regime')
}

/** The same check on the signature of a regime alone: what is missing in it, by field; undefined when it is complete. */
export function signatureErrors(
  signature: Signature,
  regime: RegimeOnWire | null,
  situation: Situation,
): FieldErrors<Signature> {
  return fieldErrors(checkPart(regime, signature, situation, (field) => field !== 'regime'))
}

function checkPart(
  regime: RegimeOnWire | null,
  { senha, ...confirmed }: Signature,
  { definitivo, opcoes, semVolta }: Situation,
  isPart: (field: string) => boolean,
): Outcome<unknown, Complaint> {
  const outcome = checkRegimeValues(
    { regime, ...confirmed, temSenha: senha !== '' },
    {
      isFinal: definitivo,
      offered: opcoes.map(regimeWords.fromWire),
      irrevocable: semVolta.map(regimeWords.fromWire),
    },
  )
  const problems = outcome.ok ? [] : outcome.problems.filter(({ field }) => isPart(field))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, result: regime }
}

/** Request data as it would be stored if signed now: the regime, the declarations made by signing, and the comparison shown. */
export function regimeToCome(
  { situacao, comparacao }: Pick<RegimeAnswer, 'situacao' | 'comparacao'>,
  regime: RegimeOnWire,
): RegimeChoiceData {
  return {
    regime,
    anterior: situacao.regime,
    declaracoes: regimeDeclarations({ isIrrevocable: situacao.semVolta.includes(regime) }),
    comparacao: shownComparison(comparacao),
  }
}
