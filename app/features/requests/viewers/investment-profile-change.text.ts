import { formatDate } from '#app/format/dates.ts'
import type { InvestmentProfileChangeData } from '#contract/investment-profiles.ts'

/** Words of a choice of investment profile. */
export const investmentProfileChangeText = {
  from: 'Perfil anterior',
  to: 'Perfil novo',
  effective: 'Vale a partir de',
  cancellable: 'Pode ser cancelada até',
  result: 'Resultado do questionário',
  term: 'Termo de Ciência de Risco',
  resultSentence: ({ perfil, pontos, versao, respondidoEm }: InvestmentProfileChangeData['resultado']) =>
    `${perfil}, com ${pontos} pontos, respondido em ${formatDate(respondidoEm)} (versão ${versao})`,
} as const
