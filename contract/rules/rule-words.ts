import { whenFirstAsked } from '#domain/when-first-asked.ts'
import { monthName } from '../month-name.ts'

const reais = whenFirstAsked(() => new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }))
const number = whenFirstAsked(() => new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 12 }))

/** How the parts of rules read; the space in an amount does not break. */
export const words = {
  reais: (value: number): string => reais().format(value),
  percent: (points: number): string => `${number().format(points)}%`,
  number: (value: number): string => number().format(value),
  /** Decimal text as people write it. */
  decimal: (text: string): string => text.replace('.', ','),
  months: (count: number): string => (count === 1 ? '1 mês' : `${number().format(count)} meses`),
  days: (count: number): string => (count === 1 ? '1 dia' : `${number().format(count)} dias`),
  years: (count: number): string => (count === 1 ? '1 ano' : `${number().format(count)} anos`),
  /** Enrolments: somebody can have two of them in a plan. */
  links: (count: number): string => (count === 1 ? '1 matrícula' : `${number().format(count)} matrículas`),
  monthName,
  dayOfMonth: (day: number): string => `dia ${day}`,
  yesNo: (value: boolean): string => (value ? 'Sim' : 'Não'),
  list: (parts: readonly string[]): string => (parts.length === 0 ? 'Nenhum' : parts.join('; ')),
}
