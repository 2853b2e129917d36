import type { FigureLine } from '#app/features/service-request/FigureExplanation.tsx'
import { formatReturn } from '#app/format/percent.ts'
import { formatUnitValue } from '#app/format/quotas.ts'
import type { ComparedProfile } from '#contract/perfil-investimentos.ts'
import { profileText } from './investment-profile.text.ts'
import { lossesSentence, sourceSentence, volatilitySentence } from './profile-sentences.ts'

const { explained } = profileText.compare

/** A profile's figures with the way to them. */
export type ExplainedProfile = { id: number; title: string; lines: FigureLine[]; note: string }

/** The way to each return, to the volatility and to the share of losses, from the unit values. */
export function explainedProfiles(profiles: readonly ComparedProfile[]): ExplainedProfile[] {
  return profiles.flatMap(({ id, nome, retornos, volatilidade, resultados }) => {
    if (retornos.length === 0) return []
    const lines = retornos.map(({ meses, acumulado, anual, cotaFinal, cotaInicial }) => ({
      label: `${meses} meses`,
      value: `${formatUnitValue(cotaFinal)} ÷ ${formatUnitValue(cotaInicial)} − 1 = ${formatReturn(acumulado)} (${formatReturn(anual)} ao ano)`,
    }))
    if (volatilidade) {
      lines.push({
        label: explained.volatility,
        value: volatilitySentence(volatilidade),
      })
    }
    if (resultados) {
      lines.push({
        label: explained.losses,
        value: lossesSentence(resultados),
      })
    }
    return [
      {
        id,
        title: nome,
        lines,
        note: sourceSentence(retornos),
      },
    ]
  })
}
