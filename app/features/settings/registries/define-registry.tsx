import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { RegistryData, RegistryId, RegistrySummary } from '#contract/settings/registries.ts'
import type { RecordSchemas, RegistryRecord, Scalar, Scalars } from './registries.schema.ts'
import type { RegistryFormApi } from './use-registry-form.ts'

/** Every sentence of a registry; the ones of all registries are in `registries.text.ts`. */
export type RegistryText<Name extends string = string> = {
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
  labels: Readonly<Record<Name, string>>
}

/** A column of the list; the first one names the record and leads to it. */
export type RegistryColumn<Data, Summary> = {
  id: string
  header: string
  cell: (entry: RegistryRecord<Data, Summary>) => ReactNode
  isNumeric?: boolean
  /** Sentences, read from the start of the line. */
  isText?: boolean
}

/** A record while it is filled in: what is still empty is '' or null. */
export type Unfilled<Data> = {
  [Name in keyof Data]: Extract<Data[Name], Scalar> | null | (Data[Name] extends string ? '' : never)
}

/** How the records of a registry are shown and filled in. `Data` is what a person writes, `Values` the same while it is filled in. */
export type RegistryParts<Data, Values extends Scalars, Summary> = RecordSchemas<Data, Summary> & {
  id: string
  /** Values of the form of a new record. */
  blank: Readonly<Values>
  nameOf: (data: Data) => string
  columns: readonly RegistryColumn<Data, Summary>[]
  /** The fields of the form and their order. */
  Fields: ComponentType<{ form: RegistryFormApi<Values>; isReadOnly: boolean }>
  /** How the history says values that are no words by themselves, as a choice or the name of an image, by their names. */
  words?: Readonly<Partial<Record<Extract<keyof Values, string>, (value: Scalar) => string>>>
  /** Whether a record is in force, or will be: then changing it asks for the right to publish, too. */
  isPublished?: (data: Data) => boolean
  /** Rendered below the form of an existing record. */
  details?: {
    /** Warms what `Component` reads. */
    load: (queryClient: QueryClient, idItem: number) => Promise<void>
    Component: ComponentType<{ entry: RegistryRecord<Data, Summary>; canEdit: boolean }>
  }
  /** Another way to fill it in, as from a sheet; for who may edit. */
  otherWay?: { label: string; href: string }
  text: RegistryText<Extract<keyof Values, string>>
}

/** A setting that is a list of flat records: everything that is its own. List page, edit page, calls and rights are shared. */
export type Registry<Data, Values extends Scalars, Summary> = RegistryParts<Data, Values, Summary> & {
  id: RegistryId
}

/** The registry of an id: what its records are is the contract's. */
export type RegistryOf<Id extends RegistryId> = Registry<
  RegistryData<Id>,
  Unfilled<RegistryData<Id>>,
  RegistrySummary<Id>
> & { id: Id }

/** Declares a registry. */
export function defineRegistry<const Id extends RegistryId>(registry: RegistryOf<Id>): RegistryOf<Id> {
  return registry
}
