import type { ReviewLine } from '#app/features/service-request/ReviewList.tsx'
import { formatReais } from '#app/format/money.ts'
import { formatReturn } from '#app/format/percent.ts'
import type { ComparedInvestmentProfile, InvestmentProfileSituation } from '#contract/investment-profiles.ts'
import { shareSentence } from './investment-profile-sentences.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { choice, compare } = investmentProfileText

/** How the two profiles compare in figures that a request does not keep; the money stays the same. */
export function choiceLines(
  { perfil, perfis, saldo }: Pick<InvestmentProfileSituation, 'perfil' | 'perfis' | 'saldo'>,
  chosen: ComparedInvestmentProfile,
): ReviewLine[] {
  const current = perfis.find(({ id }) => id === perfil.id)
  const line = (
    id: keyof typeof choice.rows,
    of: (profile: ComparedInvestmentProfile) => string | undefined,
  ) => ({
    id,
    item: choice.rows[id],
    current: (current && of(current)) ?? compare.unknown,
    next: of(chosen) ?? compare.unknown,
  })
  return [
    line('share', shareSentence),
    line('volatility', ({ volatilidade }) =>
      volatilidade ? formatReturn(volatilidade.percentual) : undefined,
    ),
    line('worst', ({ resultados }) => (resultados ? formatReturn(resultados.pior) : undefined)),
    ...(saldo ? [line('balance', () => formatReais(saldo.total))] : []),
  ]
}
