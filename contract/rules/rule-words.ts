import { whenFirstAsked } from '#domain/when-first-asked.ts'
import { calendarMonthName, monthsText, reaisText, yearsText } from '../value-text.ts'

const number = whenFirstAsked(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 12 }))

/** How the parts of rules read; the space in an amount does not break. */
export const words = {
  reais: reaisText,
  percent: (points: number): string => `${number().format(points)}%`,
  number: (value: number): string => number().format(value),
  /** Decimal text as people write it. */
  decimal: (text: string): string => text.replace('.', ','),
  months: monthsText,
  days: (count: number): string => (count === 1 ? '1 dia' : `${number().format(count)} dias`),
  years: yearsText,
  /** Enrolments: somebody can have two of them in a plan. */
  links: (count: number): string => (count === 1 ? '1 matrícula' : `${number().format(count)} matrículas`),
  monthName: calendarMonthName,
  dayOfMonth: (day: number): string => `dia ${day}`,
  yesNo: (value: boolean): string => (value ? 'Sim' : 'Não'),
  list: (parts: readonly string[]): string => (parts.length === 0 ? 'Nenhum' : parts.join('; ')),
}
