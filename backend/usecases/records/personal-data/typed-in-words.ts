import { type ReadingLine, text } from '#contract/readings/reading-line.ts'
import { type LineText, readingText } from '#contract/readings/reading-text.ts'
import { isValidCpf } from '#domain/cpf.ts'
import { typedCodeName, typedFieldNames } from './typed-fields.text.ts'

/**
 * Input of a form that was not sent, field by field, with codes in words. A field that the portal does not know any more goes by its name
 * on the wire. Ids of files and of submissions are left out, since nobody typed them.
 */
export function typedInWords(data: Readonly<Record<string, unknown>>): readonly LineText[] {
  return readingText(linesOf(data, null))
}

function linesOf(held: object, under: string | null, list: string | null = null): ReadingLine[] {
  return Object.entries(held).flatMap(([name, value]) => {
    const field = list ?? name
    const label = list === null ? nameOf(name) : String(Number(name) + 1)
    if (typeof value === 'object' && value !== null) {
      const place = under === null ? label : `${under}, ${label}`
      return linesOf(value, place, Array.isArray(value) ? name : null)
    }
    const line = lineOf(field, label, value)
    return line === null ? [] : [under === null ? line : { ...line, under }]
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function lineOf(field: string, label: string, value: unknown): ReadingLine | null {
  const code =
    typeof value === 'string' || typeof value === 'number' ? typedCodeName(field, value) : undefined
  if (code !== undefined) return text(label, code)
  if (typeof value === 'boolean' || value === 'S' || value === 'N')
    return { as: 'yes-no', label, after: value }
  if (typeof value === 'number') return { as: 'number', label, after: value }
  if (typeof value !== 'string') return text(label, null)
  if (UUID.test(value)) return null
  if (isValidCpf(value)) return { as: 'cpf', label, after: value }
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? { as: 'date', label, after: value } : text(label, value)
}

function nameOf(field: string): string {
  return typedFieldNames[field] ?? inWords(field)
}

/** `formaPagamento` and `forma_pagamento` → `Forma pagamento`. */
function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
