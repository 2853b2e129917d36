import type { AnyRuleDefinition } from './define-rule.ts'

/** One part of a rule in words. */
export type RuleLine = { campo: string; nome: string; texto: string }

/** One part of a rule that changes, in words; null where a version does not have it. */
export type RuleChange = { campo: string; nome: string; antes: string | null; depois: string | null }

/** A rule in words, part by part. `rule` has gone through the schema of its kind. */
export function readRule({ fields }: Pick<AnyRuleDefinition, 'fields'>, rule: unknown): RuleLine[] {
  if (typeof rule !== 'object' || rule === null) return []
  const values = new Map<string, unknown>(Object.entries(rule))
  return Object.entries(fields).flatMap(([campo, { label, text }]) =>
    // The schema has said what stands under the key; a list of kinds cannot.
    values.has(campo) ? [{ campo, nome: label, texto: text(values.get(campo) as never) }] : [],
  )
}

/** What differs between two versions of a rule; `before` null for the first one. */
export function changedFields(
  definition: Pick<AnyRuleDefinition, 'fields'>,
  before: unknown,
  after: unknown,
): RuleChange[] {
  const [old, fresh] = [before, after].map(
    (rule) => new Map(readRule(definition, rule).map(({ campo, texto }) => [campo, texto])),
  )
  return Object.entries(definition.fields).flatMap(([campo, { label: nome }]) => {
    const [antes, depois] = [old?.get(campo) ?? null, fresh?.get(campo) ?? null]
    return antes === depois ? [] : [{ campo, nome, antes, depois }]
  })
}
