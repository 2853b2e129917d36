import * as v from 'valibot'
import { id } from '#contract/formats.ts'
import { retornarRegra } from '#contract/plan-rules/plan-rules.ts'
import type { AnyRuleDefinition } from '#contract/rules/define-rule.ts'
import type { RuleValues } from './rule-values.ts'

/** Names a rule of a plan; null for rules for everybody. */
export const ruleReference = v.object({
  tipo: retornarRegra.params.entries.tipo,
  idPlano: v.nullable(id),
})

/** The first sentence under each part, by its path on the wire; undefined when the rule can be kept. */
export function ruleErrors(
  { schema }: Pick<AnyRuleDefinition, 'schema'>,
  { regras }: RuleValues,
): { fields: Record<string, string> } | undefined {
  const { issues = [] } = v.safeParse(schema, regras)
  if (issues.length === 0) return undefined
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[`regras.${fieldPath(v.getDotPath(issue) ?? '')}`] ??= issue.message
  return { fields }
}

/** A path as the form names its fields: places of a list stand in brackets. */
const fieldPath = (dotted: string) => dotted.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]')
