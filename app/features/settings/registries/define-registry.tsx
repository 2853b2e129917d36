import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import {
  type RegistryData,
  type RegistryId,
  type RegistrySummary,
  registries,
} from '#contract/settings/registries.ts'
import type { RecordSchemas, RegistryFormApi, RegistryRecord, Scalar, Scalars } from './registries.schema.ts'
import { blankOf, columnOf, labelsOf, type RegistryField, wordsOf } from './registry-field.tsx'

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
  /** In the order of the form. */
  fields: Readonly<Record<string, RegistryField<never>>>
  /** Values of the form of a new record. */
  blank: Readonly<Values>
  /** Names of the fields by their names in the record. */
  labels: Readonly<Record<string, string>>
  /** How the history says values that are no words by themselves, as a choice or the name of an image, by their names. */
  words: Readonly<Record<string, ((value: Scalar) => string) | undefined>>
  nameOf: (data: Data) => string
  columns: readonly RegistryColumn<Data, Summary>[]
  /** Rendered after the fields of the form. */
  Preview?: ComponentType<{ form: RegistryFormApi<Values> }>
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
  text: RegistryText
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

type NameOf<Data> = Extract<keyof Data, string>

/** Declaration of a registry; the rest follows from its fields. */
type RegistryDefinition<Id extends RegistryId> = Pick<
  RegistryOf<Id>,
  'id' | 'nameOf' | 'Preview' | 'isPublished' | 'details' | 'otherWay' | 'text'
> & {
  /** Every field of the record, in the order of the form. */
  fields: { readonly [Name in NameOf<RegistryData<Id>>]: RegistryField<RegistryData<Id>[Name]> }
  /** Fields that the list shows, by their names, and columns of its own; the first one names the record and leads to it. */
  columns: readonly (NameOf<RegistryData<Id>> | RegistryColumn<RegistryData<Id>, RegistrySummary<Id>>)[]
}

/** Declares a registry. */
export function defineRegistry<const Id extends RegistryId>(
  definition: RegistryDefinition<Id>,
): RegistryOf<Id> {
  const { id, columns } = definition
  const fields: Readonly<Record<string, RegistryField<never>>> = definition.fields
  const own = {
    ...definition,
    schema: registries[id].data,
    summary: registries[id].summary,
    blank: blankOf(fields),
    labels: labelsOf(fields),
    words: wordsOf(fields),
    columns: columns.map((column) =>
      typeof column === 'string' ? columnOf(column, fields[column]) : column,
    ),
  }
  // The fields say what the schema of the id has, which no mapped type can follow through a list of them.
  return own as unknown as RegistryOf<Id>
}
