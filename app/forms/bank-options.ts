import { banks } from '#domain/contacts/banks.ts'

/** The banks of a choice, each after its number. */
export const bankOptions = banks.map(({ code, name }) => ({ id: code, label: `${code} · ${name}` }))
