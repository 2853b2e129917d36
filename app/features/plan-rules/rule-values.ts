import type { EditionForm } from '#app/editing/use-edition-form.ts'
import type { RuleEdition, RuleParts, RuleVersionOnWire } from '#contract/plan-rules/plan-rules.ts'

/** Values of the form of a rule, named as the wire names them. */
export type RuleValues = {
  regras: RuleParts
  aPartirDe: string | null
  fonte: string
  nota: string
}

/** The form of a rule that is being prepared. */
export type RuleFormApi = EditionForm<RuleValues>

/** The version that holds today. */
export function inForceOf({ historico }: RuleEdition): RuleVersionOnWire | undefined {
  return historico.find(({ situacao }) => situacao === 'vigente')
}

/** Initial values: the draft, or else the rule in force, with its first day still to be chosen. */
export function valuesOf(edition: RuleEdition): RuleValues {
  const { rascunho } = edition
  if (rascunho) {
    const { regras, aPartirDe, fonte, nota } = rascunho
    return { regras, aPartirDe, fonte, nota }
  }
  return { regras: { ...inForceOf(edition)?.regras }, aPartirDe: null, fonte: '', nota: '' }
}
