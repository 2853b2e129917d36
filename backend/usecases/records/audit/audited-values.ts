import { maskEmail } from '#domain/email-address.ts'

type Values = Readonly<Record<string, unknown>> | null

/** A value of an entry before and after, by its path in what the entry keeps. */
export type AuditedValue = { campo: string; antes: string | null; depois: string | null }

/** Shown instead of what says where somebody lives or how they are reached: that it changed is told, and to what is in their file. */
const HIDDEN = '•••'
const hidden = new Set([
  'celular',
  'fixo',
  'cep',
  'logradouro',
  'numero',
  'complemento',
  'numeroIdentificacaoFiscal',
  'telefone',
  'documentNumber',
])

/** Most values that are told one by one. */
const MAX_VALUES = 200

/**
 * Changes that an entry keeps, value by value, in the order in which they were kept. Contacts and addresses are masked; accounts, CPFs and
 * secrets were never kept whole.
 */
export function auditedValues(before: Values, after: Values): AuditedValue[] {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .slice(0, MAX_VALUES)
    .map((campo) => ({ campo, antes: was.get(campo) ?? null, depois: is.get(campo) ?? null }))
}

function leavesOf(values: Values): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>()
  const collect = (value: unknown, path: readonly string[]) => {
    if (value === null || value === undefined) return
    if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null))
      leaves.set(path.join('.'), value.map((item) => shown(item, path.at(-1))).join(', '))
    else if (typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        collect(inner, [...path, Array.isArray(value) ? String(Number(name) + 1) : name])
    else leaves.set(path.join('.'), shown(value, path.at(-1)))
  }
  collect(values, [])
  return leaves
}

function shown(value: unknown, name = ''): string {
  if (value === '') return ''
  if (hidden.has(name)) return HIDDEN
  const text = String(value)
  return name === 'email' ? maskEmail(text) : text
}
