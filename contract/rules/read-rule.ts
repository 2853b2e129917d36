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
export function readRule({ fields }: Fields, rule: unknown, names: RuleNames): RuleLine[] {
  if (typeof rule !== 'object' || rule === null) return []
  const values = new Map<string, unknown>(Object.entries(rule))
  return Object.entries(fields).flatMap(([campo, field]) =>
    // The schema has said what stands under the key; a list of kinds cannot.
    values.has(campo) ? linesOf(campo, field, values.get(campo) as never, names) : [],
  )
}

function linesOf(campo: string, field: RuleField<never>, value: never, names: RuleNames): RuleLine[] {
  if (!field.items) return [{ campo, nome: field.label, texto: field.text(value, names) }]
  return field.items(value, names).map(({ key, name, text }) => ({
    campo: `${campo}.${key}`,
    nome: name,
    texto: text,
  }))
}

/** What differs between two versions of a rule; `before` null for the first one. */
export function changedFields(
  definition: Fields,
  { before, after }: { before: unknown; after: unknown },
  names: RuleNames,
): RuleChange[] {
  const [old, fresh] = [readRule(definition, before, names), readRule(definition, after, names)]
  const textOf = (lines: readonly RuleLine[], campo: string) =>
    lines.find((line) => line.campo === campo)?.texto ?? null
  const gone = old.filter(({ campo }) => textOf(fresh, campo) === null)
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
