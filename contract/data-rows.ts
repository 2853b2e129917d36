import { formatCompetence, formatDate, formatInstant } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import { isIsoDate } from '#domain/calendar.ts'
import { formatCpf } from '#domain/cpf.ts'
import { dataLabel } from './data-label.ts'
import { paymentMethodName } from './payment-method.ts'
import { dataValueText } from './request-data.text.ts'

/** One line of a request's data: its name, and its value in words. */
export type DataRow = { label: string; value: string }

const DEEPEST = 4
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 8 })
const { nothing: NOTHING, yes, no } = dataValueText
const answers: Readonly<Record<string, string>> = { S: yes, N: no }
const looksLikeMoney = /^(valor|salario|renda|saldo|total|parcela$|parcelaMensal|contribuicao)/i
const looksLikePercent = /^(percentual|aliquota|taxa)/i

/** The data of a request of any kind as rows to read; what is nested carries the name of what holds it. */
export function dataRows(data: Readonly<Record<string, unknown>>): DataRow[] {
  return Object.entries(data).flatMap(([key, value]) => rowsOf(key, dataLabel(key), value, 1))
}

function rowsOf(key: string, label: string, value: unknown, depth: number): DataRow[] {
  if (Array.isArray(value)) {
    if (value.every((item) => !isRecord(item))) {
      return [
        { label, value: value.length === 0 ? NOTHING : value.map((item) => inWords(key, item)).join(', ') },
      ]
    }
    return value.flatMap((item, index) => rowsOf(key, `${label} ${index + 1}`, item, depth))
  }
  if (isRecord(value) && depth < DEEPEST) {
    return Object.entries(value).flatMap(([inner, innerValue]) =>
      rowsOf(inner, `${label} · ${dataLabel(inner).toLocaleLowerCase('pt-BR')}`, innerValue, depth + 1),
    )
  }
  return [{ label, value: inWords(key, value) }]
}

function inWords(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return numberInWords(key, value)
  if (typeof value === 'string') return textInWords(key, value)
  return value === null || value === undefined ? NOTHING : JSON.stringify(value)
}

function numberInWords(key: string, value: number): string {
  if (key === 'formaPagamento') return paymentMethodName(value)
  if (looksLikePercent.test(key)) return formatPercent(value)
  return looksLikeMoney.test(key) ? formatReais(value) : number.format(value)
}

function textInWords(key: string, text: string): string {
  if (text.trim() === '') return NOTHING
  if (/cpf$/i.test(key) && /^\d{11}$/.test(text)) return formatCpf(text)
  if (isIsoDate(text)) return formatDate(text)
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return formatCompetence(text)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text)) return formatInstant(text)
  return answers[text] ?? text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
