import * as v from 'valibot'
import { statementAccounts, statementPeriods, statementTypes } from '#contract/statement/statement-codes.ts'

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/))
const account = v.picklist(Object.values(statementAccounts))
const type = v.picklist(Object.values(statementTypes))

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
