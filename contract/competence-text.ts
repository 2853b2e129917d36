import type { Competence } from '#domain/calendar.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'

const MONTH = whenFirstAsked(
  () => new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** A month in a sentence of the API: 'dezembro de 2026'. */
export function competenceText(month: Competence): string {
  return MONTH().format(new Date(`${month}-01T00:00:00Z`))
}
