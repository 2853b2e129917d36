import type { ComponentType, ReactNode } from 'react'
import type { DocumentedRegistry } from '#contract/settings/registry-documents.ts'
import { dateText } from '#contract/value-text.ts'
import { RegistryPlan } from './RegistryPlan.tsx'
import type { RegistryRecord, Scalar } from './registries.schema.ts'
import { registriesText } from './registries.text.ts'

type Choice = { readonly id: string | number; readonly label: string }

/** Props of an input that only one registry has. */
export type OwnInputProps = { label: string; help: string | undefined; isReadOnly: boolean }

/** How a field is filled in. A field may be left empty where it says so. */
type RegistryInput =
  | {
      as: 'text'
      maxLength: number
      isOptional?: true
      type?: 'email' | 'tel' | 'url'
      autoComplete?: 'off'
    }
  | { as: 'paragraph'; maxLength: number; isOptional?: true }
  | { as: 'number' }
  | { as: 'date'; isOptional?: true }
  | { as: 'choice'; options: readonly Choice[]; isOptional?: true }
  /** The plan that a record is about; 0: every plan. */
  | { as: 'plan' }
  /** A PDF, by its id. */
  | { as: 'document'; of: DocumentedRegistry }
  | { as: 'own'; Input: ComponentType<OwnInputProps> }

/** A field of a record: how it is called, filled in, listed and told in the history. */
export type RegistryField<Value> = RegistryInput & {
  label: string
  /** Under the field. */
  help?: string
  /** As wide as two fields beside each other. */
  isWhole?: true
  /** Of a new record; by default empty, and every plan. */
  begins?: Scalar
  /** How the list shows it, where that is not as it stands. */
  listed?: (value: Value) => string
  /** How the history says it, where it is no words by itself. */
  said?: string
}

type Fields = Readonly<Record<string, RegistryField<never>>>

/** Choices by their ids, in the words of a table. */
export const optionsOf = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, label: names[id] }))

/** Choices that are kept by their number from 1. */
export const numbered = (names: readonly string[]) => names.map((label, place) => ({ id: place + 1, label }))

const labelIn = (options: readonly Choice[], value: unknown): string =>
  options.find(({ id }) => id === value)?.label ?? String(value)

export function labelsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))
}

/** A record that nobody has filled in yet. */
export function blankOf(fields: Fields): Record<string, Scalar> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, firstValue(field)]))
}

function firstValue(field: RegistryField<never>): Scalar {
  if (field.begins !== undefined) return field.begins
  switch (field.as) {
    case 'text':
    case 'paragraph':
      return ''
    case 'date':
      return field.isOptional ? null : ''
    case 'plan':
      return 0
    default:
      return null
  }
}

/** How the history says the values that are no words by themselves. */
export function wordsOf(fields: Fields): Record<string, ((value: Scalar) => string) | undefined> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, wordsFor(field)]))
}

function wordsFor(field: RegistryField<never>): ((value: Scalar) => string) | undefined {
  const { said } = field
  if (said !== undefined) return () => said
  switch (field.as) {
    case 'choice':
      return (value) => labelIn(field.options, value)
    case 'plan':
      return (value) => (value === 0 ? registriesText.allPlans : registriesText.planNumber(String(value)))
    case 'document':
      return () => registriesText.someDocument
    default:
      return undefined
  }
}

/** The column of a field in the list. */
export function columnOf(name: string, field: RegistryField<never> | undefined) {
  return {
    id: name,
    header: field?.label ?? name,
    isNumeric: field?.as === 'number',
    isText: field?.as === 'paragraph',
    cell: ({ dados }: RegistryRecord<Readonly<Record<string, never>>, unknown>) =>
      field && listedValue(field, dados[name] as never),
  }
}

function listedValue(field: RegistryField<never>, value: never): ReactNode {
  if (field.listed) return field.listed(value)
  switch (field.as) {
    case 'date':
      return dateText(value)
    case 'choice':
      return labelIn(field.options, value)
    case 'plan':
      return <RegistryPlan idPlano={value} />
    default:
      return value
  }
}
