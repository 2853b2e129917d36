import * as v from 'valibot'
import { schemaErrors } from '#app/forms/field-errors.schema.ts'
import { id } from '#contract/formats.ts'
import { retornarRegra } from '#contract/plan-rules/plan-rules.ts'
import type { AnyRuleDefinition } from '#contract/rules/define-rule.ts'
import type { RuleValues } from './rule-values.ts'

/** Names a rule of a plan; null for rules for everybody. */
export const ruleReference = v.object({
  tipo: retornarRegra.params.entries.tipo,
  idPlano: v.nullable(id),
})

const ruleValues = v.object({
  regras: v.record(v.string(), v.unknown()),
  aPartirDe: v.nullable(v.string()),
  fonte: v.string(),
  nota: v.string(),
})

/** Whether what a tab kept is a rule as its form has it: its parts are what the page of that version wrote. */
export function isRuleValues(kept: unknown): kept is RuleValues {
  return v.is(ruleValues, kept)
}

/** The first sentence under each part, by its path on the wire; undefined when the rule can be kept. */
export const ruleErrors = ({ schema }: Pick<AnyRuleDefinition, 'schema'>, { regras }: RuleValues) =>
  schemaErrors(schema, regras, 'regras')
