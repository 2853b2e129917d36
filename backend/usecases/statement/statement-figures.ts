import type { ExplainedFigureOnWire } from '#contract/statement/statement.ts'
import { completedMonths, type IsoDate } from '#domain/calendar.ts'
import { type VestingTable, vestedBalance } from '#domain/exits/vesting.ts'
import { Category } from '#domain/participants.ts'
import {
  explainContributed,
  explainGroup,
  explainReturnAmount,
  explainTotal,
  explainVested,
} from '#domain/statement/explain-balances.ts'
import { explainReturnOfStretches } from '#domain/statement/explain-period-return.ts'
import type { CurrentQuota, FigureExplanation } from '#domain/statement/figure-explanation.ts'
import { newestStretches, type QuotaStretch, quotaDates } from '#domain/statement/quota-stretches.ts'
import type { QuotaValue } from '../../database/queries/ledger.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { YEAR_OF_QUOTAS } from './plan-figures.ts'
import type { Balance } from './read-balance.ts'
import { figureOnWire } from './statement-wire.ts'

/** Everything that the figures of a position are computed from. */
export type FigureSource = {
  link: LinkRow['link']
  balance: Balance
  /** Profiles that the link was invested in, oldest first. */
  stretches: readonly QuotaStretch[]
  vestingTable: VestingTable | null
  today: IsoDate
}

/** The figures of a position with their explanations; none before the first quota. Parts that the plan does not have are left out. */
export function positionFigures(source: FigureSource): ExplainedFigureOnWire[] {
  const { link, balance, stretches } = source
  const { totals } = balance
  if (!balance.quota) return []
  const quota = currentQuota(balance.quota)
  const positions = balance.positions.map((held) => ({
    quotas: held.quotas,
    quota: currentQuota(held.quota),
  }))
  const isSpread = balance.positions.some(({ profileId }) => profileId !== link.profileId)
  const { sponsor, ported } = totals
  const hasYear = quotaDates(stretches).length >= YEAR_OF_QUOTAS
  const year = hasYear ? explainReturnOfStretches(newestStretches(stretches, YEAR_OF_QUOTAS)) : null
  const figures: (FigureExplanation | null)[] = [
    isSpread ? explainTotal(totals, quota, positions) : explainTotal(totals, quota),
    explainGroup('participant-balance', totals, quota, isSpread),
    sponsor.contributed > 0 ? explainGroup('sponsor-balance', totals, quota, isSpread) : null,
    vestedFigure(source, quota),
    ported.contributed > 0 ? explainGroup('ported-balance', totals, quota, isSpread) : null,
    explainContributed(totals),
    explainReturnAmount(totals, quota),
  ]
  return [
    ...figures.filter((figure) => figure !== null).map(figureOnWire),
    ...(year ? [{ ...figureOnWire(year), figura: 'rentabilidade-12-meses' as const }] : []),
  ]
}

function currentQuota({ date, value }: QuotaValue): CurrentQuota {
  return { date, unitValue: value }
}

/** How much of the sponsor's part is theirs by now. Nothing to say where a benefit is paid from all of it. */
function vestedFigure(
  { link, balance: { totals }, vestingTable, today }: FigureSource,
  quota: CurrentQuota,
): FigureExplanation | null {
  const isSaving = link.category !== Category.assisted && link.category !== Category.pensioner
  if (!isSaving || vestingTable === null || totals.sponsor.contributed === 0) return null
  const { balance } = totals.sponsor
  const months = completedMonths(link.joinedOn, today)
  return explainVested(balance, vestedBalance(balance, months, vestingTable), quota)
}
