import * as v from 'valibot'
import { typedDate } from '../formats.ts'
import { dateText } from '../value-text.ts'
import { type FilledField, type RuleInput, type RulePart, schemaOf } from './define-rule.ts'
import { amount, numberFrom, dayOfMonth as someDay, wholeNumber } from './rule-values.ts'
import { words } from './rule-words.ts'

/** Left open by a kind of part: a help under its field, and the sentence where a value is refused. */
type More = { readonly help?: string; readonly says?: string }

/** A part of a kind that no other rule has: all of it is said. */
export function part<Schema extends v.GenericSchema, const Rest extends Omit<RulePart<Schema>, 'schema'>>(
  schema: Schema,
  rest: Rest & Omit<RulePart<Schema>, 'schema'>,
) {
  return { schema, ...rest }
}

const filled = <Schema extends v.GenericSchema>(
  schema: Schema,
  label: string,
  { help }: More,
  rest: { input: RuleInput; text: (value: v.InferOutput<Schema>) => string },
) => ({ schema, label, ...(help !== undefined && { help }), ...rest })

type Range = More & { readonly from?: number; readonly to?: number }

/** Points of a percentage, by default 0 to 100. */
export const percent = (label: string, more: Range & { readonly decimals?: number } = {}) => {
  const { from = 0, to = 100, says = `Informe uma porcentagem de ${from} a ${to}.`, decimals = 2 } = more
  return filled(numberFrom(from, to, says), label, more, {
    text: words.percent,
    input: { as: 'number', unit: '%', decimals },
  })
}

/** Reais, not below zero. */
export const money = (label: string, more: Pick<More, 'help'> = {}) =>
  filled(amount, label, more, { text: words.reais, input: { as: 'money' } })

type Count = Range & {
  readonly unit?: string
  readonly text?: (value: number) => string
  /** Of what is counted in parts, too. */
  readonly decimals?: number
}

/** How many of something. */
export const count = (label: string, { unit, text = words.number, decimals, ...more }: Count) => {
  const {
    from = 0,
    to = 1200,
    says = `Informe um número${unit ? ` de ${unit}` : ''}, de ${from} a ${to}.`,
  } = more
  const schema = decimals === undefined ? wholeNumber(from, to, says) : numberFrom(from, to, says)
  return filled(schema, label, more, {
    text,
    input: {
      as: 'number',
      ...(unit !== undefined && { unit }),
      ...(decimals !== undefined && { decimals }),
    },
  })
}

export const days = (label: string, more: Range) => count(label, { unit: 'dias', text: words.days, ...more })
export const businessDays = (label: string, more: Range) =>
  count(label, { unit: 'dias úteis', text: words.days, ...more })
/** Months, by default at most a hundred years. */
export const months = (label: string, more: Range = {}) =>
  count(label, { unit: 'meses', text: words.months, ...more })
export const years = (label: string, more: Range) =>
  count(label, { unit: 'anos', text: words.years, ...more })

/** A day that every month has. */
export const dayOfMonth = (label: string, more: Pick<More, 'help'> = {}) =>
  filled(someDay, label, more, { text: words.dayOfMonth, input: { as: 'number' } })

export const monthOfYear = (label: string, more: More = {}) =>
  filled(wholeNumber(1, 12, more.says ?? 'Informe um mês de 1 a 12.'), label, more, {
    text: words.monthName,
    input: { as: 'month-of-year' },
  })

/** A decimal whose digits count exactly, as text. */
export const decimal = <Schema extends v.GenericSchema<string, string>>(
  label: string,
  schema: Schema,
  { text = words.decimal, ...more }: Pick<More, 'help'> & { readonly text?: (value: string) => string } = {},
) => filled(schema, label, more, { text, input: { as: 'decimal' } })

export const yesNo = (label: string, more: More = {}) =>
  filled(v.boolean(more.says), label, more, { text: words.yesNo, input: { as: 'yes-no' } })

export const date = (label: string, more: Pick<More, 'help'> = {}) =>
  filled(typedDate, label, more, { text: dateText, input: { as: 'date' } })

type Chosen<Id extends string | number> = More & {
  readonly ids: readonly [Id, ...Id[]] | readonly Id[]
  /** As the rule reads. */
  readonly names: Readonly<Record<Id, string>>
  /** As it is chosen; by default the same with a capital. */
  readonly offered?: Readonly<Record<Id, string>>
}

const optionsOf = <Id extends string | number>({ ids, names, offered }: Chosen<Id>) =>
  ids.map((id) => ({ id, label: offered?.[id] ?? capitalised(names[id]) }))

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** One of a few things. */
export const choice = <const Id extends string | number>(label: string, chosen: Chosen<Id>) =>
  filled(v.picklist(chosen.ids, chosen.says), label, chosen, {
    text: (id) => chosen.names[id],
    input: { as: 'choice', options: optionsOf(chosen) },
  })

/** Any number of a few things; `atLeastOne`: the sentence where there has to be one. */
export const choices = <const Id extends string | number>(
  label: string,
  chosen: Chosen<Id> & { readonly none?: string; readonly atLeastOne?: string },
) => {
  const { ids, names, says, none, atLeastOne } = chosen
  const list = v.array(v.picklist(ids, says))
  const schema: v.GenericSchema<Id[]> =
    atLeastOne === undefined ? list : v.pipe(list, v.minLength(1, atLeastOne))
  return filled(schema, label, chosen, {
    text: (all) => (all.length === 0 && none) || words.list(all.map((id) => names[id])),
    input: { as: 'choices', options: optionsOf(chosen) },
  })
}

/** Several parts that read as one line. */
export const together = <
  const Parts extends Readonly<Record<string, { schema: v.GenericSchema } & FilledField>>,
>(
  label: string,
  parts: Parts,
  text: (value: v.InferOutput<ReturnType<typeof schemaOf<Parts>>>) => string,
) => filled(schemaOf(parts), label, {}, { text, input: { as: 'parts', parts } })
