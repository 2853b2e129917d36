import { riskTerm } from '#contract/investment-profiles.text.ts'
import type {
  ComparedInvestmentProfile,
  InvestmentProfileChangeData,
  InvestmentProfileSituation,
} from '#contract/investment-profiles.ts'
import { needsRiskTerm } from './choice-facts.ts'

/** What a choice would keep if it were filed now; null without a result of the questionnaire. */
export function choiceToCome(
  situation: InvestmentProfileSituation,
  chosen: ComparedInvestmentProfile,
): InvestmentProfileChangeData | null {
  const { perfil, janela, resultado } = situation
  if (!resultado) return null
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
