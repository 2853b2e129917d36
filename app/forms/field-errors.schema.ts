import * as v from 'valibot'

/** The first sentence about one text; undefined where the schema takes it. */
export function firstComplaint(schema: v.GenericSchema, text: string): string | undefined {
  return v.safeParse(schema, text).issues?.[0].message
}

/**
 * The first sentence under each field, by its path as the form names it, with places of a list in brackets; undefined where the schema takes
 * the values. `under`: where they stand in the form.
 */
export function schemaErrors(
  schema: v.GenericSchema,
  values: unknown,
  under = '',
): { fields: Record<string, string> } | undefined {
  const { issues = [] } = v.safeParse(schema, values)
  if (issues.length === 0) return undefined
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = (v.getDotPath(issue) ?? '').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]')
    fields[under === '' ? path : `${under}.${path}`] ??= issue.message
  }
  return { fields }
}
