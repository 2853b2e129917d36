import type { FigureLine } from '#app/features/request-engine/FigureSteps.tsx'
import type { ComparedInvestmentProfile } from '#contract/investments/investment-profiles.ts'
import { monthsText } from '#contract/value-text.ts'
import {
  lossesSentence,
  returnSentence,
  sourceSentence,
  volatilitySentence,
} from './investment-profile-sentences.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { explained } = investmentProfileText.compare

/** A profile's figures with the way to them. */
export type ExplainedInvestmentProfile = { id: number; title: string; lines: FigureLine[]; note: string }

/** The way to each return, to the volatility and to the share of losses, from the unit values. */
export function explainedInvestmentProfiles(
  profiles: readonly ComparedInvestmentProfile[],
): ExplainedInvestmentProfile[] {
  return profiles.flatMap(({ id, nome, retornos, volatilidade, resultados }) => {
    if (retornos.length === 0) return []
    const lines = retornos.map((retorno) => ({
      label: monthsText(retorno.meses),
      value: returnSentence(retorno),
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
