import { type FileHref, fileHref, type PortalFiles, withSearch } from '#app/navigation/file-address.ts'
import type { CallData } from '#app/session/ask.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import { checkPeriod } from '#domain/statement/statement-period.ts'
import { type StatementSearch, statementSearchDefaults } from './statement.search.ts'

/** Which movements: months as `AAAA-MM`, the page from 0. */
export type StatementLinesInput = CallData['retornarExtrato']

type AskedPeriod = Pick<StatementLinesInput, 'periodo' | 'de' | 'ate'>

/** Which lines an address asks for on a day. Months that have not come yet, or stand in the wrong order, ask for the usual period. */
export function linesInput(search: StatementSearch, today: IsoDate): StatementLinesInput {
  const { conta, tipo, perfil, pagina } = search
  return {
    ...askedPeriod(search, today),
    ...(conta && { conta }),
    ...(tipo && { tipo }),
    ...(perfil > 0 && { idPerfil: perfil }),
    pagina,
  }
}

function askedPeriod({ periodo, de, ate }: StatementSearch, today: IsoDate): AskedPeriod {
  const usual = { periodo: statementSearchDefaults.periodo }
  if (typeof periodo === 'number') {
    const [from, december, now] = [`${periodo}-01`, `${periodo}-12`, competenceOf(today)]
    return from > now ? usual : { de: from, ate: december < now ? december : now }
  }
  if (periodo !== 'outro') return { periodo }
  const isRight = checkPeriod({ from: de ?? null, to: ate ?? null }, today).ok
  if (!isRight) return usual
  return de === undefined && ate === undefined
    ? { periodo: 'tudo' }
    : { ...(de && { de }), ...(ate && { ate }) }
}

/** Address of the file with all lines of a filter. */
export function statementHref(
  format: PortalFiles['extrato'],
  { pagina: _, ...filters }: StatementLinesInput,
): FileHref {
  return withSearch(fileHref('extrato', format), filters)
}
