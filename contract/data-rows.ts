import { type Competence, type IsoDate } from '#domain/calendar.ts'
import { formatCpf } from '#domain/cpf.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { dataLabel } from './data-label.ts'
import { paymentMethodName } from './payment-method.ts'
import { dataValueText } from './request-data.text.ts'

/** One line of a request's data: its name, and its value in words. */
export type DataRow = { label: string; value: string }

/** How the reader writes each kind of value: a page and a paper have formats of their own. */
export type DataFormats = {
  reais: (value: number) => string
  percent: (points: number) => string
  date: (date: IsoDate) => string
  competence: (month: Competence) => string
  instant: (instant: string) => string
}

const DEEPEST = 4
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 8 })
const { nothing: NOTHING, yes, no } = dataValueText
const answers: Readonly<Record<string, string>> = { S: yes, N: no }
const looksLikeMoney = /^(valor|salario|renda|saldo|total|parcela$|parcelaMensal|contribuicao)/i
const looksLikePercent = /^(percentual|aliquota|taxa)/i

/** The data of a request of any kind as rows to read; what is nested carries the name of what holds it. */
export function dataRows(data: Readonly<Record<string, unknown>>, formats: DataFormats): DataRow[] {
  return Object.entries(data).flatMap(([key, value]) => rowsOf({ key, value }, dataLabel(key), 1, formats))
}

type Entry = { key: string; value: unknown }

function rowsOf({ key, value }: Entry, label: string, depth: number, formats: DataFormats): DataRow[] {
  if (Array.isArray(value)) {
    if (value.every((item) => !isRecord(item))) {
      const words = value.map((item) => inWords({ key, value: item }, formats))
      return [{ label, value: words.length === 0 ? NOTHING : words.join(', ') }]
    }
    return value.flatMap((item, index) =>
      rowsOf({ key, value: item }, `${label} ${index + 1}`, depth, formats),
    )
  }
  if (isRecord(value) && depth < DEEPEST) {
    return Object.entries(value).flatMap(([inner, innerValue]) =>
      rowsOf(
        { key: inner, value: innerValue },
        `${label} · ${dataLabel(inner).toLocaleLowerCase('pt-BR')}`,
        depth + 1,
        formats,
      ),
    )
  }
  return [{ label, value: inWords({ key, value }, formats) }]
}

function inWords({ key, value }: Entry, formats: DataFormats): string {
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return numberInWords(key, value, formats)
  if (typeof value === 'string') return textInWords(key, value, formats)
  return value === null || value === undefined ? NOTHING : JSON.stringify(value)
}

function numberInWords(key: string, value: number, { percent, reais }: DataFormats): string {
  if (key === 'formaPagamento') return paymentMethodName(value)
  if (looksLikePercent.test(key)) return percent(value)
  return looksLikeMoney.test(key) ? reais(value) : number.format(value)
}

function textInWords(key: string, text: string, { date, competence, instant }: DataFormats): string {
  if (text.trim() === '') return NOTHING
  if (/cpf$/i.test(key) && /^\d{11}$/.test(text)) return formatCpf(text)
  if (isIsoDate(text)) return date(text)
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return competence(text)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text)) return instant(text)
  return answers[text] ?? text
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
