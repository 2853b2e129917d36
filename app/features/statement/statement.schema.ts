import * as v from 'valibot'
import { statementAccounts, statementPeriods, statementTypes } from '#contract/extrato-codes.ts'

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
const year = v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2200))
const account = v.picklist(Object.values(statementAccounts))
const type = v.picklist(Object.values(statementTypes))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/** Values that the address does not spell out: the last year, everything in it. */
export const statementSearchDefaults = {
  periodo: '12-meses',
  de: undefined,
  ate: undefined,
  conta: undefined,
  tipo: undefined,
  perfil: 0,
  pagina: 0,
} as const

/** Search parameters of the page. `periodo` is a preset, a year, or `outro` with `de` and `ate`; `perfil` 0: all; `pagina` counts from 0. */
export const statementSearch = v.object({
  periodo: v.fallback(
    v.optional(
      v.union([v.picklist([...Object.values(statementPeriods), 'outro']), year]),
      statementSearchDefaults.periodo,
    ),
    statementSearchDefaults.periodo,
  ),
  de: v.fallback(v.optional(month), undefined),
  ate: v.fallback(v.optional(month), undefined),
  conta: v.fallback(v.optional(account), undefined),
  tipo: v.fallback(v.optional(type), undefined),
  perfil: v.fallback(v.optional(whole, 0), 0),
  pagina: v.fallback(v.optional(whole, 0), 0),
})
export type StatementSearch = v.InferOutput<typeof statementSearch>

/** Which lines are asked for. */
export const statementLinesInput = v.object({
  periodo: v.optional(v.picklist(Object.values(statementPeriods))),
  de: v.optional(month),
  ate: v.optional(month),
  conta: v.optional(account),
  tipo: v.optional(type),
  idPerfil: v.optional(v.pipe(whole, v.minValue(1))),
  pagina: whole,
})
export type StatementLinesInput = v.InferOutput<typeof statementLinesInput>

/** The filters of a file, as its address spells them. */
export const statementFileFilters = v.object({
  periodo: v.optional(v.picklist(Object.values(statementPeriods))),
  de: v.optional(month),
  ate: v.optional(month),
  conta: v.optional(account),
  tipo: v.optional(type),
  idPerfil: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))),
})

/** Formats in which a statement can be downloaded. */
export const statementFormat = v.picklist(['pdf', 'xlsx', 'csv'])
