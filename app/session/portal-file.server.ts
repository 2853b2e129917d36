import * as v from 'valibot'

/** A file of the portal at an address below `/arquivos/`, that is sent or taken. */
export type PortalFile<Which> = {
  /** Reads what stands behind the file's word in the address: which one it is. */
  which: v.GenericSchema<string, Which>
  /** Answers a request for it; `which` is undefined where the address names none. */
  answer(which: Which | undefined, request: Request): Promise<Response>
}

/** Files by the word of their address, as `app/navigation/file-address.ts` lists them. */
export type FileTable<Addresses> = { [Name in keyof Addresses]: PortalFile<Addresses[Name]> }

/** Behind the word stands the number of a record. */
export const recordNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/),
  v.transform(Number),
  v.maxValue(2_147_483_647),
)

/** Behind the word stands nothing. */
export const nothingElse = v.pipe(
  v.literal(''),
  v.transform(() => null),
)

/**
 * Answers a request by the file that `path` names: its word and what stands behind it, as `ata/12`. Null where there is no such file.
 */
export function answerByTable(
  table: Readonly<Record<string, PortalFile<unknown>>>,
  path: string,
  request: Request,
): Promise<Response> | null {
  const [, word = '', behind = ''] = /^([^/]*)\/?(.*)$/.exec(path) ?? []
  const file = Object.hasOwn(table, word) ? table[word] : undefined
  if (!file) return null
  const which = v.safeParse(file.which, behind)
  return file.answer(which.success ? which.output : undefined, request)
}
