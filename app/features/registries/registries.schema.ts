import * as v from 'valibot'
import { type RegistryId, registryIds } from '#contract/registries.ts'
import { type RegistryListInput, registryListInput } from './registry.search.ts'

/** A registry, with what its list is asked for. */
export function registryListRequest({ cadastro, ...input }: { cadastro: RegistryId } & RegistryListInput) {
  return { cadastro: v.parse(v.picklist(registryIds), cadastro), ...registryListInput(input) }
}

const rowId = v.pipe(v.number(), v.integer(), v.minValue(1))

/** Names one record. */
export const registryReference = v.object({ cadastro: v.picklist(registryIds), idItem: rowId })

/** Names one index. */
export const indexerReference = v.object({ idIndexador: rowId })

const scalar = v.nullable(v.union([v.string(), v.number(), v.boolean()]))

/** Values of a registry's form, named as the wire names them. */
export const registryValues = v.object({ dados: v.record(v.string(), scalar) })
export type RegistryValues = v.InferOutput<typeof registryValues>

/** Whether something kept in this tab is the values of such a form. */
export function isRegistryDraft(stored: unknown): stored is RegistryValues {
  return v.is(registryValues, stored)
}

/** The first sentence under each field, by its path on the wire; undefined when the record can be sent. */
export function registryErrors(
  schema: v.GenericSchema,
  { dados }: RegistryValues,
): { fields: Record<string, string> } | undefined {
  const { issues = [] } = v.safeParse(schema, dados)
  if (issues.length === 0) return undefined
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[`dados.${v.getDotPath(issue) ?? ''}`] ??= issue.message
  return { fields }
}
