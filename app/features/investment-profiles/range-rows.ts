import type { InvestmentProfileQuestionnaire } from '#contract/investment-profiles.ts'
import { pointsSentence } from './investment-profile-sentences.ts'

/** Points that lead to each profile: 'de 8 a 16'. */
export function rangeRows({
  faixas,
  pontosMaximos,
}: Pick<InvestmentProfileQuestionnaire, 'faixas' | 'pontosMaximos'>): { profile: string; points: string }[] {
  return faixas.map(({ aPartirDe, perfil }, index) => {
    const next = faixas[index + 1]?.aPartirDe
    return {
      profile: perfil.nome,
      points: pointsSentence(aPartirDe, next === undefined ? pontosMaximos : next - 1),
    }
  })
}
