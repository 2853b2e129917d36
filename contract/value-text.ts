import type { Competence, IsoDate } from '#domain/calendar.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'

const reais = whenFirstAsked(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))
const upToTwoDecimals = whenFirstAsked(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }))
const plain = whenFirstAsked(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 8 }))
const months = whenFirstAsked(() => new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' }))
const saoPaulo = whenFirstAsked(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** Reais as people read them: `R$ 1.234,50`, with a space that does not break. Negative: `-R$ 1.234,50`. */
export function reaisText(amount: number): string {
  return reais().format(amount)
}

/** Percentage points: 6 → `6%`, 27.5 → `27,5%`. */
export function percentText(points: number): string {
  return `${upToTwoDecimals().format(points)}%`
}

/** A count or a factor: `1.234,5`. */
export function numberText(value: number): string {
  return plain().format(value)
}

/** A month in words: `2026-12` → `dezembro de 2026`. A day stands for its month. */
export function monthText(month: Competence): string {
  return `${months().format(new Date(`${month.slice(0, 7)}-15T00:00:00Z`))} de ${month.slice(0, 4)}`
}

/** A calendar day: `2026-12-10` → `10/12/2026`. */
export function dateText(date: IsoDate): string {
  const [year, month, day] = date.slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

/** An instant as the clock of São Paulo shows it: `10/12/2026 às 14:05`. */
export function instantText(instant: string): string {
  const { day, month, year, hour, minute } = saoPauloParts(instant)
  return `${day}/${month}/${year} às ${hour}:${minute}`
}

/** The day in São Paulo of an instant: `10/12/2026`. */
export function instantDateText(instant: string): string {
  const { day, month, year } = saoPauloParts(instant)
  return `${day}/${month}/${year}`
}

/** The time of an instant in São Paulo: `14:05`. */
export function timeText(instant: string): string {
  const { hour, minute } = saoPauloParts(instant)
  return `${hour}:${minute}`
}

/** Assembled from parts: the separators of a whole pattern differ between the server's and the browser's locale data. */
function saoPauloParts(instant: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = saoPaulo().formatToParts(new Date(instant))
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

/** A verification code as people compare it: groups of eight characters. */
export function codeText(code: string): string {
  return code.match(/.{1,8}/g)?.join(' ') ?? ''
}
