import type { ReviewLine } from '#app/features/service-request/ReviewList.tsx'
import { formatReais } from '#app/format/money.ts'
import { formatReturn } from '#app/format/percent.ts'
import type { ComparedProfile, ProfileSituation } from '#contract/perfil-investimentos.ts'
import { profileText } from './investment-profile.text.ts'
import { shareSentence } from './profile-sentences.ts'

const { choice, compare } = profileText

/** What a choice changes, before and after; the money stays the same. */
export function choiceLines(
  { perfil, perfis, saldo }: Pick<ProfileSituation, 'perfil' | 'perfis' | 'saldo'>,
  chosen: ComparedProfile,
): ReviewLine[] {
  const current = perfis.find(({ id }) => id === perfil.id)
  const line = (id: keyof typeof choice.rows, of: (profile: ComparedProfile) => string | undefined) => ({
    id,
    item: choice.rows[id],
    current: (current && of(current)) ?? compare.unknown,
    next: of(chosen) ?? compare.unknown,
  })
  return [
    { id: 'profile', item: choice.rows.profile, current: perfil.nome, next: chosen.nome },
    line('share', shareSentence),
    line('volatility', ({ volatilidade }) =>
      volatilidade ? formatReturn(volatilidade.percentual) : undefined,
    ),
    line('worst', ({ resultados }) => (resultados ? formatReturn(resultados.pior) : undefined)),
    ...(saldo ? [line('balance', () => formatReais(saldo.total))] : []),
  ]
}
