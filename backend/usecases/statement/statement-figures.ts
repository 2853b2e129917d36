import type { ExplainedFigureOnWire } from '#contract/statement.ts'
import { completedMonths, type IsoDate } from '#domain/calendar.ts'
import type { LedgerTotals } from '#domain/ledger-totals.ts'
import { Category } from '#domain/participants.ts'
import {
  explainContributed,
  explainGroup,
  explainReturnAmount,
  explainTotal,
  explainVested,
} from '#domain/statement/explain-balances.ts'
import { explainPeriodReturn } from '#domain/statement/explain-period-return.ts'
import type { CurrentQuota, FigureExplanation } from '#domain/statement/figure-explanation.ts'
import { type VestingTable, vestedBalance } from '#domain/vesting/vesting.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { figureOnWire } from './statement-wire.ts'

/** Quotas of a year: twelve months and the one before them. */
const YEAR_OF_QUOTAS = 13

/** Everything that the figures of a position are computed from. `quotas` are the profile's, oldest first. */
export type FigureSource = {
  link: LinkRow['link']
  totals: LedgerTotals
  quotas: readonly CurrentQuota[]
  vestingTable: VestingTable | null
  today: IsoDate
}

/** The figures of a position with their explanations; none before the first quota. Parts that the plan does not have are left out. */
export function positionFigures(source: FigureSource): ExplainedFigureOnWire[] {
  const { totals, quotas } = source
  const quota = quotas.at(-1)
  if (!quota) return []
  const { sponsor, ported } = totals
  const year = quotas.length < YEAR_OF_QUOTAS ? null : explainPeriodReturn(quotas.slice(-YEAR_OF_QUOTAS))
  const figures: (FigureExplanation | null)[] = [
    explainTotal(totals, quota),
    explainGroup('participant-balance', totals, quota),
    sponsor.contributed > 0 ? explainGroup('sponsor-balance', totals, quota) : null,
    vestedFigure(source, quota),
    ported.contributed > 0 ? explainGroup('ported-balance', totals, quota) : null,
    explainContributed(totals),
    explainReturnAmount(totals, quota),
  ]
  return [
    ...figures.filter((figure) => figure !== null).map(figureOnWire),
    ...(year ? [{ ...figureOnWire(year), figura: 'rentabilidade-12-meses' as const }] : []),
  ]
}

/** How much of the sponsor's part is theirs by now. Nothing to say where a benefit is paid from all of it. */
function vestedFigure(
  { link, totals, vestingTable, today }: FigureSource,
  quota: CurrentQuota,
): FigureExplanation | null {
  const isSaving = link.category !== Category.assisted && link.category !== Category.pensioner
  if (!isSaving || vestingTable === null || totals.sponsor.contributed === 0) return null
  const { balance } = totals.sponsor
  const months = completedMonths(link.joinedOn, today)
  return explainVested(balance, vestedBalance(balance, months, vestingTable), quota)
}
