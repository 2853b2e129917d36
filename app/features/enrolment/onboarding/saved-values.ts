import type { ValuesSchema } from '#app/forms/values.schema.ts'
import { areValues } from '#app/forms/values.schema.ts'

/** What was saved of a step as its form takes it; null when nothing was, or nothing that still fits. */
export function savedValues<Values extends object>(
  schema: ValuesSchema<Values>,
  saved: { metadata: Record<string, unknown>; pulado: boolean } | undefined,
): Values | null {
  if (!saved || saved.pulado) return null
  return areValues(schema, saved.metadata) ? saved.metadata : null
}
