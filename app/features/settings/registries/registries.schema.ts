import * as v from 'valibot'
import type { EditionForm } from '#app/editing/use-edition-form.ts'
import { schemaErrors } from '#app/forms/field-errors.schema.ts'
import type { RegistryEntry } from '#contract/settings/registries.ts'

const scalar = v.nullable(v.union([v.string(), v.number(), v.boolean()]))
export type Scalar = v.InferOutput<typeof scalar>
const scalars = v.record(v.string(), scalar)
/** Flat values by their names on the wire. */
export type Scalars = v.InferOutput<typeof scalars>

/** Values of a registry's form, named as the wire names them. */
export type RegistryValues<Values extends Scalars> = { dados: Values }

/** The form of a record as its fields see it. */
export type RegistryFormApi<Values extends Scalars> = EditionForm<RegistryValues<Values>>

const registryValues = v.strictObject({ dados: scalars })

/** Proves that what was kept in this tab are values of the form that begins with `blank`. */
export function draftOf<Values extends Scalars>(blank: Values) {
  const names = Object.keys(blank).toSorted().join()
  return (stored: unknown): stored is RegistryValues<Values> =>
    v.is(registryValues, stored) && Object.keys(stored.dados).toSorted().join() === names
}

/** A record as a registry knows it. */
export type RegistryRecord<Data, Summary> = Omit<RegistryEntry, 'dados' | 'resumo'> & {
  dados: Data
  resumo: Summary
}

/** The contract's schemas of a registry's records: form and API check with the same. */
export type RecordSchemas<Data, Summary> = {
  schema: v.GenericSchema<unknown, Data>
  summary: v.GenericSchema<unknown, Summary>
}

/**
 * A record of the wire as its registry says it is. @throws ValiError when it is none: every write is checked by the same schema, so a
 * schema that becomes stricter needs the stored records changed with it.
 */
export function recordOf<Data, Summary>(
  { schema, summary }: RecordSchemas<Data, Summary>,
  { dados, resumo, ...entry }: RegistryEntry,
): RegistryRecord<Data, Summary> {
  return { ...entry, dados: v.parse(schema, dados), resumo: v.parse(summary, resumo) }
}

/** The first sentence under each field, by its path on the wire; undefined when the record can be sent. */
export const registryErrors = (schema: v.GenericSchema, { dados }: RegistryValues<Scalars>) =>
  schemaErrors(schema, dados, 'dados')
