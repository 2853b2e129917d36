import type * as v from 'valibot'

/** Keys of a rule; of a rule in variants, those of all of them. */
type KeyOf<Rule> = Rule extends unknown ? keyof Rule & string : never
type ValueAt<Rule, Key> = Rule extends unknown ? (Key extends keyof Rule ? Rule[Key] : never) : never

/** Names of what parts of rules point at by an id. */
export type RuleNames = { readonly profile: (id: number) => string }

/** How one part of a rule is called, and what it says in words: `6%`, `dia 10`. */
export type RuleField<Value> = {
  readonly label: string
  readonly text: (value: Value, names: RuleNames) => string
  /** Of a list too long for one line: its records. */
  readonly items?: (value: Value, names: RuleNames) => RuleItem[]
  /** The same where only changes are told one by one, and the whole is short enough for a line. */
  readonly changes?: (value: Value, names: RuleNames) => RuleItem[]
  /** Words for a record that a version does not have, by its key; by default none. */
  readonly missing?: (key: string) => string
}

/** A record of a list: what it is called and says, by a key that it keeps when it is moved. */
type RuleItem = { key: string; name: string; text: string }

/**
 * A rule with a date as both ends know it. The schema is the shape that is stored and the one on the wire: the rule engine's own, so that
 * nothing is mapped. Money in reais, percentages in points, as numbers or as decimal text where a number would not be exact.
 */
export type RuleDefinition<Schema extends v.GenericSchema> = {
  /** Kind of rule, in the address and in the table. */
  readonly id: string
  /** Its name for the people who set it. */
  readonly label: string
  /** Set by each plan for itself, or by a law or the entity for everybody. */
  readonly scope: 'plan' | 'everybody'
  readonly schema: Schema
  /** Every part of the rule in the order in which it is read. */
  readonly fields: {
    readonly [Key in KeyOf<v.InferOutput<Schema>>]: RuleField<ValueAt<v.InferOutput<Schema>, Key>>
  }
}

/** A rule of any kind. */
export type AnyRuleDefinition = {
  readonly id: string
  readonly label: string
  readonly scope: 'plan' | 'everybody'
  readonly schema: v.GenericSchema
  readonly fields: Readonly<Record<string, RuleField<never>>>
}

/** Declares a rule with a date. */
export function defineRule<Schema extends v.GenericSchema, const Definition extends RuleDefinition<Schema>>(
  definition: Definition & { schema: Schema },
): Definition {
  return definition
}
