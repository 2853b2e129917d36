import { month, oneOf, pageNumber, searchOf, wholeNumber } from '#app/navigation/search-values.ts'
import { statementAccounts, statementPeriods, statementTypes } from '#contract/statement/statement-codes.ts'
import { statementParts } from './statement-parts.ts'

/** Values that the address does not spell out: the last year, everything in it. */
export const statementSearchDefaults = {
  periodo: '12-meses',
  de: undefined,
  ate: undefined,
  conta: undefined,
  tipo: undefined,
  perfil: 0,
  pagina: 0,
  aba: statementParts[0],
} as const

const preset = oneOf([...Object.values(statementPeriods), 'outro'], statementSearchDefaults.periodo)
const year = wholeNumber(1990, 2200, undefined)

/** Search parameters of the page. `periodo` is a preset, a year, or `outro` with `de` and `ate`; `perfil` 0: all; `pagina` counts from 0; `aba`: the part in sight. */
export const statementSearch = searchOf({
  periodo: (raw) => year(raw) ?? preset(raw),
  de: month,
  ate: month,
  conta: oneOf(Object.values(statementAccounts), undefined),
  tipo: oneOf(Object.values(statementTypes), undefined),
  perfil: wholeNumber(0, 100_000, 0),
  pagina: pageNumber,
  aba: oneOf(statementParts, statementSearchDefaults.aba),
})
export type StatementSearch = ReturnType<typeof statementSearch>
