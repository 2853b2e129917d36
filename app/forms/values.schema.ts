import * as v from 'valibot'

/** The schema of a form's values. */
export type ValuesSchema<Values> = v.GenericSchema<unknown, Values>

/** Whether something is a form's values, such as what was kept of it in this tab. */
export function areValues<Values>(schema: ValuesSchema<Values>, stored: unknown): stored is Values {
  return v.is(schema, stored)
}

/** Parses stored data; null when it does not match the schema. */
export function readAs<Data>(schema: ValuesSchema<Data>, stored: unknown): Data | null {
  const read = v.safeParse(schema, stored)
  return read.success ? read.output : null
}
