import type { Envelope } from '#app/features/request-engine/sent-request.ts'
import { riskTerm } from '#contract/investments/investment-profiles.text.ts'
import type {
  ComparedInvestmentProfile,
  InvestmentProfileChange,
  InvestmentProfileChangeData,
  InvestmentProfileSituation,
  ProfileValues,
} from '#contract/investments/investment-profiles.ts'
import type { LineText } from '#contract/readings/reading-text.ts'
import { reaisText, returnText } from '#contract/value-text.ts'
import {
  isAbove,
  type ProfileChangeFacts,
} from '#domain/investments/investment-profiles/check-investment-profile-change.ts'
import { shareSentence } from './investment-profile-sentences.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

const { choice, compare } = investmentProfileText

type Situation = Pick<InvestmentProfileSituation, 'perfil' | 'perfis' | 'resultado'>

export function choiceFacts({ perfil, perfis, resultado }: Situation): ProfileChangeFacts {
  return {
    currentProfileId: perfil.id,
    profilesByRisk: perfis.filter(({ oferecido }) => oferecido).map(({ id }) => id),
    suitability: resultado && { profileId: resultado.perfil.id },
  }
}

/** Whether a profile has more risk than the result, so that the risk term is asked for. */
export function needsRiskTerm(profileId: number | null, situation: Situation): boolean {
  return profileId !== null && isAbove(profileId, choiceFacts(situation))
}

/** The profile that is chosen; undefined while none is. */
export function chosenProfile(
  { idPerfil }: Pick<ProfileValues, 'idPerfil'>,
  { perfis }: Pick<Situation, 'perfis'>,
): ComparedInvestmentProfile | undefined {
  return perfis.find(({ id }) => id === idPerfil)
}

/** The form's values as they are sent: the risk term counts only where it is asked for. */
export function choiceInput(
  { idPerfil, aceitaTermo }: ProfileValues,
  envelope: Envelope,
  situation: Situation,
): InvestmentProfileChange {
  return {
    ...envelope,
    idPerfil: idPerfil ?? 0,
    aceitaTermo: aceitaTermo && needsRiskTerm(idPerfil, situation),
  }
}

/** Request data as it would be stored if filed now; null without a result of the questionnaire. */
export function choiceToCome(
  values: Pick<ProfileValues, 'idPerfil'>,
  situation: Situation & Pick<InvestmentProfileSituation, 'janela'>,
): InvestmentProfileChangeData | null {
  const { perfil, janela, resultado } = situation
  const chosen = chosenProfile(values, situation)
  if (!resultado || !chosen) return null
  return {
    idPerfil: chosen.id,
    perfilNovo: chosen.nome,
    idPerfilAnterior: perfil.id,
    perfilAnterior: perfil.nome,
    efeitoEm: janela.efeitoEm,
    cancelavelAte: janela.ate,
    resultado: {
      perfil: resultado.perfil.nome,
      pontos: resultado.pontos,
      versao: resultado.versao,
      respondidoEm: resultado.respondidoEm,
    },
    termoRisco: needsRiskTerm(chosen.id, situation) ? riskTerm(chosen.nome, resultado.perfil.nome) : null,
  }
}

/** How the two profiles compare in figures that a request does not keep; the money stays the same. None while nothing is chosen. */
export function choiceLines(
  values: Pick<ProfileValues, 'idPerfil'>,
  { perfil, perfis, saldo }: Pick<InvestmentProfileSituation, 'perfil' | 'perfis' | 'saldo'>,
): LineText[] {
  const chosen = chosenProfile(values, { perfis })
  if (!chosen) return []
  const current = perfis.find(({ id }) => id === perfil.id)
  const line = (
    id: keyof typeof choice.rows,
    of: (profile: ComparedInvestmentProfile) => string | undefined,
  ): LineText => {
    const before = (current && of(current)) ?? compare.unknown
    const after = of(chosen) ?? compare.unknown
    return { under: choice.caption, label: choice.rows[id], before, after, changes: before !== after }
  }
  return [
    line('share', shareSentence),
    line('volatility', ({ volatilidade }) =>
      volatilidade ? returnText(volatilidade.percentual) : undefined,
    ),
    line('worst', ({ resultados }) => (resultados ? returnText(resultados.pior) : undefined)),
    ...(saldo ? [line('balance', () => reaisText(saldo.total))] : []),
  ]
}
