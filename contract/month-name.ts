import { whenFirstAsked } from '#domain/when-first-asked.ts'

const names = whenFirstAsked(() => new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }))

/** The name of a month from 1 to 12: 'dezembro'. */
export function monthName(month: number): string {
  return names().format(new Date(Date.UTC(2000, month - 1)))
}
