import * as v from 'valibot'
import type { RuleEdition, RuleParts, RuleVersionOnWire } from '#contract/plan-rules.ts'
import type { AnyRuleDefinition } from '#contract/rules/define-rule.ts'

/** Values of the form of a rule, named as the wire names them. */
export type RuleValues = {
  regras: RuleParts
  aPartirDe: string | null
  fonte: string
  nota: string
}

/** The version that holds today. */
export function inForceOf({ historico }: RuleEdition): RuleVersionOnWire | undefined {
  return historico.find(({ situacao }) => situacao === 'vigente')
}

/** What the form opens with: the draft, else what holds today, from a day that somebody still has to choose. */
export function valuesOf(edition: RuleEdition): RuleValues {
  const { rascunho } = edition
  if (rascunho) {
    const { regras, aPartirDe, fonte, nota } = rascunho
    return { regras, aPartirDe, fonte, nota }
  }
  return { regras: { ...inForceOf(edition)?.regras }, aPartirDe: null, fonte: '', nota: '' }
}

/** The first sentence under each part, by its path on the wire; undefined when the rule can be kept. */
export function ruleErrors(
  { schema }: Pick<AnyRuleDefinition, 'schema'>,
  { regras }: RuleValues,
): { fields: Record<string, string> } | undefined {
  const { issues = [] } = v.safeParse(schema, regras)
  if (issues.length === 0) return undefined
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[`regras.${v.getDotPath(issue) ?? ''}`] ??= issue.message
  return { fields }
}
