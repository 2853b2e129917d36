import type { ValuesSchema } from '#app/forms/values.schema.ts'
import { areValues } from '#app/forms/values.schema.ts'

/** Saved answers as the form's values; null when none were saved or they no longer match the schema. */
export function savedValues<Values extends object>(
  schema: ValuesSchema<Values>,
  saved: { metadata: Record<string, unknown>; pulado: boolean } | undefined,
): Values | null {
  if (!saved || saved.pulado) return null
  return areValues(schema, saved.metadata) ? saved.metadata : null
}
