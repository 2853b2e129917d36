import type { StatementLinesAnswer } from '#contract/statement/statement.ts'
import { statementTypes } from '#contract/statement/statement-codes.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import { competenceOf } from '#domain/calendar.ts'
import { explainWholeLine } from '#domain/statement/explain-line.ts'
import { explainReturnOfStretches } from '#domain/statement/explain-period-return.ts'
import { type BalanceOnDay, periodBalances } from '#domain/statement/period-balances.ts'
import { type QuotaStretch, quotaDates, stretchesBetween } from '#domain/statement/quota-stretches.ts'
import type { StatementFilter } from '#domain/statement/statement-lines.ts'
import { statementLines } from '#domain/statement/statement-lines.ts'
import type { StatementPeriod } from '#domain/statement/statement-period.ts'
import { statementTotals } from '#domain/statement/statement-totals.ts'
import type { Querier } from '../../database/client.ts'
import { quotaStretches } from '../../database/queries/link-quotas.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import {
  allInvestmentProfiles,
  investmentProfileQuotas,
  statementEntries,
} from '../../database/queries/statement.ts'
import { figureOnWire, lineOnWire } from './statement-wire.ts'

/** Lines of a page. */
const PAGE = 12
/** Most months that an explanation lists one by one. */
const MAX_LISTED = 12

/** The lines of a filter, without their figures: for files. `page` null: all of them. */
export async function readStatementLines(
  database: Querier,
  { link }: LinkRow,
  { filter, page, today }: { filter: StatementFilter; page: number | null; today: IsoDate },
): Promise<StatementLinesAnswer> {
  const [entries, profiles, stretches] = await Promise.all([
    statementEntries(database, link.id, today),
    allInvestmentProfiles(database),
    quotaStretches(database, link, today),
  ])
  const [first] = entries
  const quotas = first
    ? await investmentProfileQuotas(database, [...new Set(entries.map(({ profileId }) => profileId))], {
        since: first.creditedOn,
        until: today,
      })
    : []
  const { opening, closing } = periodBalances(entries, quotas, filter)
  const lines = statementLines(entries, filter)
  const names = new Map(profiles.map(({ id, name }) => [id, name]))
  const totals = statementTotals(lines)
  const shown = page === null ? lines : lines.slice(page * PAGE, (page + 1) * PAGE)
  const firstMonth = first ? competenceOf(first.creditedOn) : null
  return {
    periodo: { de: filter.period.from, ate: filter.period.to },
    totalLinhas: lines.length,
    pagina: page ?? 0,
    totalPaginas: page === null ? 1 : Math.ceil(lines.length / PAGE),
    linhas: shown.map((line) => ({
      ...lineOnWire(line, names.get(line.profileId) ?? ''),
      figuras: page === null ? [] : explainWholeLine(line).map(figureOnWire),
    })),
    totais: {
      porTipo: totals.byType.map(({ type, lines: count, amount, quotas: sum }) => ({
        tipo: statementTypes[type],
        linhas: count,
        valor: amount,
        cotas: sum,
      })),
      contribuido: totals.contributed,
      retirado: totals.withdrawn,
      coletivas: totals.collective,
    },
    saldos: { inicial: balanceOnWire(opening), final: balanceOnWire(closing) },
    figuras: periodReturn(stretches, filter.period, firstMonth),
  }
}

function balanceOnWire({ balance, quotaDate }: BalanceOnDay): StatementLinesAnswer['saldos']['inicial'] {
  return { valor: balance, dataCota: quotaDate }
}

/** Return of what the link was invested in, from the quota before the period to its last one; of an open period, from the first month with a credit on. */
function periodReturn(
  stretches: readonly QuotaStretch[],
  { from, to }: StatementPeriod,
  firstMonth: Competence | null,
): StatementLinesAnswer['figuras'] {
  const start = from === null || (firstMonth !== null && from < firstMonth) ? firstMonth : from
  if (start === null) return []
  const dates = quotaDates(stretches).filter((date) => to === null || competenceOf(date) <= to)
  const before = dates.findLastIndex((date) => competenceOf(date) < start)
  const inside = dates.slice(Math.max(0, before))
  const [first, last] = [inside[0], inside.at(-1)]
  if (first === undefined || last === undefined) return []
  const explained = explainReturnOfStretches(stretchesBetween(stretches, first, last))
  if (!explained) return []
  const isLong = inside.length - 1 > MAX_LISTED
  const parts = isLong ? explained.parts.filter(({ code }) => code !== 'monthly-return') : explained.parts
  return [figureOnWire({ ...explained, parts })]
}
