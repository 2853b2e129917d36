import * as v from 'valibot'
import type { CallInput } from '#contract/call-types.ts'
import type { CallDefinition } from '#contract/define-call.ts'

/** A file of the portal at an address below `/arquivos/`, that is sent or taken. */
export type PortalFile = {
  /** Answers a request for it; `behind` is what stands behind its word in the address, '' where nothing does. */
  answer(behind: string, request: Request): Promise<Response>
}

/** Files by the word of their address, as `app/navigation/file-address.ts` lists them. */
export type FileTable<Addresses> = { [Name in keyof Addresses]: PortalFile }

/** Reads the number of a record. */
export const recordNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/),
  v.transform(Number),
  v.maxValue(2_147_483_647),
)

/** How each field that an address names is read. They stand in turn, parted by `/` or `-`; the last one takes the rest. */
export type FieldReaders = Readonly<Record<string, v.GenericSchema<string, unknown>>>

/** Fields of a call's path. */
type PathOf<Call extends CallDefinition> =
  CallInput<Call> extends { params: infer Fields extends object } ? Fields : object

/** Fields of a call's query. */
export type QueryOf<Call extends CallDefinition> =
  CallInput<Call> extends { query?: infer Fields } ? NonNullable<Fields> : object

type ReadersOf<Fields, Given> = {
  readonly [Field in Exclude<keyof Fields, Given>]: v.GenericSchema<string, Fields[Field]>
}

/** Readers for all fields of a call's path that are not `Given`, and for those of its query that the address names. */
export type ReadersFor<Call extends CallDefinition, Given extends string = never> = FieldReaders &
  ReadersOf<PathOf<Call>, Given> &
  Partial<ReadersOf<QueryOf<Call>, Given>>

/** Fields as their readers gave them. */
export type FieldsOf<Readers> = {
  [Field in keyof Readers]: Readers[Field] extends v.GenericSchema<string, infer Value> ? Value : never
}

/** Reads what stands behind a word; undefined where it does not name every field, or names more. */
export function readFields<Readers extends FieldReaders>(
  readers: Readers,
  behind: string,
): FieldsOf<Readers> | undefined {
  const names = Object.keys(readers)
  const parts = partsOf(behind, names.length)
  if (parts.length !== names.length) return undefined
  const read = v.safeParse(v.object(readers), Object.fromEntries(names.map((name, at) => [name, parts[at]])))
  return read.success ? (read.output as FieldsOf<Readers>) : undefined
}

function partsOf(behind: string, count: number): string[] {
  if (behind === '') return []
  const end = count > 1 ? behind.search(/[/-]/) : -1
  return end < 0 ? [behind] : [behind.slice(0, end), ...partsOf(behind.slice(end + 1), count - 1)]
}

/** Input of a call: the fields that its path names in `params`, all others in `query`. */
export function inputOf<Call extends CallDefinition>({ path }: Call, fields: object) {
  const isInPath = ([name]: [string, unknown]) => path.includes(`{${name}}`)
  const all = Object.entries(fields)
  return {
    params: Object.fromEntries(all.filter(isInPath)),
    query: Object.fromEntries(all.filter((field) => !isInPath(field))),
  } as unknown as CallInput<Call>
}

/**
 * Answers a request by the file that `path` names: its word and what stands behind it, as `ata/12`. Null where there is no such file.
 */
export function answerByTable(
  table: Readonly<Record<string, PortalFile>>,
  path: string,
  request: Request,
): Promise<Response> | null {
  const [, word = '', behind = ''] = /^([^/]*)\/?(.*)$/.exec(path) ?? []
  const file = Object.hasOwn(table, word) ? table[word] : undefined
  return file ? file.answer(behind, request) : null
}
