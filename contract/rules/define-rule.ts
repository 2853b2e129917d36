import * as v from 'valibot'
import type { SettingArea } from '#domain/settings/setting-rights.ts'

/** Keys of a rule; of a rule in variants, those of all of them. */
type KeyOf<Rule> = Rule extends unknown ? keyof Rule & string : never
type ValueAt<Rule, Key> = Rule extends unknown ? (Key extends keyof Rule ? Rule[Key] : never) : never

/** Names of what parts of rules point at by an id. */
export type RuleNames = { readonly profile: (id: number) => string }

type Option = { readonly id: string | number; readonly label: string }

/** How one part of a rule is filled in. */
export type RuleInput =
  | {
      readonly as: 'number'
      /** After the number: `%`, `dias`. */
      readonly unit?: string
      readonly decimals?: number
      readonly isOptional?: true
    }
  | { readonly as: 'money' | 'decimal' | 'yes-no' | 'date' | 'month-of-year' | 'months-of-year' }
  | { readonly as: 'text'; readonly maxLength: number }
  | { readonly as: 'choice' | 'choices'; readonly options: readonly Option[] }
  /** Each of its own parts by itself. */
  | { readonly as: 'parts'; readonly parts: Readonly<Record<string, FilledField>> }

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
  /** Absent where the page has fields of its own for it. */
  readonly input?: RuleInput
  /** Under the field. */
  readonly help?: string
}

/** A record of a list: what it is called and says, by a key that it keeps when it is moved. */
type RuleItem = { key: string; name: string; text: string }

/** A part that its page draws by itself. */
export type FilledField = RuleField<never> & { readonly input: RuleInput }

/** A part that brings its schema: the helpers of `rule-fields.ts` make them. */
export type RulePart<Schema extends v.GenericSchema = v.GenericSchema> = RuleField<v.InferOutput<Schema>> & {
  readonly schema: Schema
}

type AnyParts = Readonly<Record<string, { readonly schema: v.GenericSchema }>>
type EntriesOf<Parts extends AnyParts> = { -readonly [Name in keyof Parts]: Parts[Name]['schema'] }

/** The schemas of parts by their names. */
export function entriesOf<Parts extends AnyParts>(parts: Parts): EntriesOf<Parts> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, { schema }]) => [name, schema]),
  ) as EntriesOf<Parts>
}

/** A rule of these parts and no others. */
export const schemaOf = <Parts extends AnyParts>(parts: Parts) => v.strictObject(entriesOf(parts))

type RuleHead = {
  /** Kind of rule, in the address and in the table. */
  readonly id: string
  /** Its name for the people who set it. */
  readonly label: string
  /** Set by each plan for itself, or by a law or the entity for everybody. */
  readonly scope: 'plan' | 'everybody'
  /** Who may change it may prepare and publish the rule. */
  readonly setting: SettingArea
  /** A sentence on its page: which things publishing it changes, and which not. */
  readonly lead: string
}

/** A rule of any kind. */
export type AnyRuleDefinition = RuleHead & {
  readonly schema: v.GenericSchema
  readonly fields: Readonly<Record<string, RuleField<never>>>
}

/** A rule all of whose parts its page draws by itself. */
export type FilledRule = AnyRuleDefinition & { readonly fields: Readonly<Record<string, FilledField>> }

type FieldsOf<Rule> = { readonly [Key in KeyOf<Rule>]: RuleField<ValueAt<Rule, Key>> }

/**
 * Declares a rule with a date as both ends know it, with every part in the order in which it is read. The schema is the shape that is stored
 * and the one on the wire: the rule engine's own, so that nothing is mapped. Money in reais, percentages in points, as numbers or as decimal
 * text where a number would not be exact. By default it is that of the parts; it is said where parts are checked against each other.
 */
export function defineRule<const Head extends RuleHead, Parts extends AnyParts>(
  definition: Head & { readonly fields: Parts; readonly schema?: never },
): Head & { readonly fields: Parts; readonly schema: ReturnType<typeof schemaOf<Parts>> }
export function defineRule<
  const Head extends RuleHead,
  Schema extends v.GenericSchema,
  Fields extends FieldsOf<v.InferOutput<Schema>>,
>(
  definition: Head & { readonly schema: Schema; readonly fields: Fields & FieldsOf<v.InferOutput<Schema>> },
): Head & { readonly schema: Schema; readonly fields: Fields }
export function defineRule({
  schema,
  fields,
  ...head
}: RuleHead & { schema?: v.GenericSchema; fields: AnyParts }) {
  return { ...head, fields, schema: schema ?? schemaOf(fields) }
}
