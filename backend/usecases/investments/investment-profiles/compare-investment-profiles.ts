import type { Querier } from '#backend/database/client.ts'
import type { DescribedInvestmentProfile } from '#backend/database/queries/investment-profiles.ts'
import { type QuotaValue, quotasUntil } from '#backend/database/queries/ledger.ts'
import type { ComparedInvestmentProfile } from '#contract/investments/investment-profiles.ts'
import type { IsoDate } from '#domain/calendar.ts'
import {
  COMPARED_MONTHS,
  outcomeRange,
  periodReturns,
  volatility,
} from '#domain/investments/investment-profiles/investment-profile-performance.ts'

/** Monthly returns that the volatility is measured over. */
const VOLATILITY_MONTHS = 36
/** History that the range of outcomes is told from: ten years. */
const HISTORY_MONTHS = 120

/** Profiles with what they earned, how much they swing, and what a year in them came to. */
export async function compareInvestmentProfiles(
  database: Querier,
  profiles: readonly DescribedInvestmentProfile[],
  today: IsoDate,
): Promise<ComparedInvestmentProfile[]> {
  return Promise.all(
    profiles.map(async (profile) =>
      comparedInvestmentProfile(profile, await monthEnds(database, profile.id, today)),
    ),
  )
}

/** The last unit value of each month, oldest first: unit values may be published daily. */
async function monthEnds(database: Querier, profileId: number, today: IsoDate): Promise<QuotaValue[]> {
  const quotas = await quotasUntil(database, profileId, { until: today, count: HISTORY_MONTHS * 31 })
  return quotas
    .filter(({ date }, index) => quotas[index + 1]?.date.slice(0, 7) !== date.slice(0, 7))
    .slice(-1 - HISTORY_MONTHS)
}

function comparedInvestmentProfile(
  profile: DescribedInvestmentProfile,
  quotas: readonly QuotaValue[],
): ComparedInvestmentProfile {
  const values = quotas.map(({ value }) => value)
  const swing = volatility(values, VOLATILITY_MONTHS)
  const range = outcomeRange(values)
  return {
    id: profile.id,
    nome: profile.name,
    descricao: profile.description,
    rendaVariavelMinima: profile.leastVariableIncome,
    rendaVariavelMaxima: profile.mostVariableIncome,
    oferecido: profile.isOffered,
    retornos: returnsOf(quotas),
    volatilidade: swing === null ? null : { meses: VOLATILITY_MONTHS, percentual: swing },
    resultados: range && {
      meses: range.months,
      periodos: range.stretches,
      pior: range.worst,
      baixo: range.low,
      meio: range.middle,
      alto: range.high,
      melhor: range.best,
      perdas: range.losingPercent,
    },
  }
}

function returnsOf(quotas: readonly QuotaValue[]): ComparedInvestmentProfile['retornos'] {
  const found = periodReturns(
    quotas.map(({ value }) => value),
    COMPARED_MONTHS,
  )
  return found.flatMap((period) => {
    if (period === null) return []
    const [first, last] = [quotas.at(-1 - period.months), quotas.at(-1)]
    if (!first || !last) return []
    return [
      {
        meses: period.months,
        acumulado: period.accumulated,
        anual: period.yearly,
        dataInicial: first.date,
        cotaInicial: Number(first.value),
        dataFinal: last.date,
        cotaFinal: Number(last.value),
      },
    ]
  })
}
