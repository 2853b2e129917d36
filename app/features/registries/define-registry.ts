import type { ComponentType, ReactNode } from 'react'
import type { RegistryEntry, RegistryId, registrySchemas } from '#contract/registries.ts'
import type { RegistryFormApi } from './use-registry-form.ts'

/** Every sentence of a registry; the ones of all registries are in `registries.text.ts`. */
export type RegistryText = {
  title: string
  lead: string
  /** Example in the search field. */
  searchHint: string
  /** Button and title of a new record. */
  create: string
  /** `n` records found. */
  found: (count: number) => string
  created: string
  /** Before the first record. */
  noneTitle: string
  noneText: string
  /** Title and consequence of archiving. */
  archiveTitle: string
  archiveText: string
  /** Labels of the fields by their names in the record. */
  labels: Readonly<Record<string, string>>
}

/** A column of the list; the first one names the record and leads to it. */
export type RegistryColumn = {
  id: string
  header: string
  cell: (entry: RegistryEntry) => ReactNode
  isNumeric?: boolean
}

/** A setting that is a list of flat records: everything that is its own. List page, edit page, calls and rights are shared. */
export type Registry<Id extends RegistryId = RegistryId> = {
  id: Id
  /** The contract's: the same check in the form and at the API. */
  schema: (typeof registrySchemas)[Id]
  /** Values of the form of a new record. */
  blank: Readonly<Record<string, string | number | boolean | null>>
  nameOf: (entry: Pick<RegistryEntry, 'dados'>) => string
  columns: readonly RegistryColumn[]
  /** The fields of the form and their order. */
  Fields: ComponentType<{ form: RegistryFormApi; isReadOnly: boolean }>
  /** What hangs on a record, below its form. */
  Details?: ComponentType<{ entry: RegistryEntry; canEdit: boolean }>
  text: RegistryText
}

/** Declares a registry. */
export function defineRegistry<const Id extends RegistryId>(registry: Registry<Id>): Registry<Id> {
  return registry
}
