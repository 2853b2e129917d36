import type { AnyRuleDefinition, RuleField, RuleNames } from './define-rule.ts'

/** One part of a rule in words. */
export type RuleLine = { campo: string; nome: string; texto: string }

/** One part of a rule that changes, in words; null where a version does not have it. */
export type RuleChange = { campo: string; nome: string; antes: string | null; depois: string | null }

type Fields = Pick<AnyRuleDefinition, 'fields'>

/** Names from the records that a rule is read with; of what is in none of them the id. */
export function ruleNames(profiles: readonly { id: number; nome: string }[]): RuleNames {
  return { profile: (id) => profiles.find((profile) => profile.id === id)?.nome ?? String(id) }
}

/** A rule in words, part by part. `rule` has gone through the schema of its kind. */
export function readRule(definition: Fields, rule: unknown, names: RuleNames): RuleLine[] {
  return linesOf(definition, rule, names, ({ items }) => items)
}

/** Lines of a rule, one for each part or for each of its records. */
function linesOf(
  { fields }: Fields,
  rule: unknown,
  names: RuleNames,
  recordsOf: (field: RuleField<never>) => RuleField<never>['items'],
): RuleLine[] {
  if (typeof rule !== 'object' || rule === null) return []
  const values = new Map<string, unknown>(Object.entries(rule))
  return Object.entries(fields).flatMap(([campo, field]) => {
    if (!values.has(campo)) return []
    // The schema has said what stands under the key; a list of kinds cannot.
    const value = values.get(campo) as never
    const records = recordsOf(field)
    if (!records) return [{ campo, nome: field.label, texto: field.text(value, names) }]
    return records(value, names).map(({ key, name, text }) => ({
      campo: `${campo}.${key}`,
      nome: name,
      texto: text,
    }))
  })
}

/** Differences between two versions of a rule; `before` null for the first one. */
export function changedFields(
  definition: Fields,
  { before, after }: { before: unknown; after: unknown },
  names: RuleNames,
): RuleChange[] {
  const lines = (rule: unknown) => linesOf(definition, rule, names, ({ items, changes }) => changes ?? items)
  const [old, fresh] = [lines(before), lines(after)]
  const has = (version: readonly RuleLine[], campo: string) => version.some((line) => line.campo === campo)
  const textOf = (version: readonly RuleLine[], campo: string) =>
    version.find((line) => line.campo === campo)?.texto ?? missingText(definition, campo)
  const gone = old.filter(({ campo }) => !has(fresh, campo))
  return inOrder(definition, [...fresh, ...gone]).flatMap(({ campo, nome }) => {
    const [antes, depois] = [textOf(old, campo), textOf(fresh, campo)]
    return antes === depois ? [] : [{ campo, nome, antes, depois }]
  })
}

/** Lines in the order of the parts that they are of. */
function inOrder({ fields }: Fields, lines: readonly RuleLine[]): RuleLine[] {
  return Object.keys(fields).flatMap((part) =>
    lines.filter(({ campo }) => campo === part || campo.startsWith(`${part}.`)),
  )
}

/** Words for a record that a version does not have; null where there are none. */
function missingText({ fields }: Fields, campo: string): string | null {
  const [part = ''] = campo.split('.')
  return fields[part]?.missing?.(campo.slice(part.length + 1)) ?? null
}
