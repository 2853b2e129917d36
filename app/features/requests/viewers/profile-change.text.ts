import { formatDate } from '#app/format/dates.ts'
import type { ProfileChangeData } from '#contract/perfil-investimentos.ts'

/** Words of a choice of investment profile. */
export const profileChangeText = {
  from: 'Perfil anterior',
  to: 'Perfil novo',
  effective: 'Vale a partir de',
  cancellable: 'Pode ser cancelada até',
  result: 'Resultado do questionário',
  term: 'Termo de Ciência de Risco',
  resultSentence: ({ perfil, pontos, versao, respondidoEm }: ProfileChangeData['resultado']) =>
    `${perfil}, com ${pontos} pontos, respondido em ${formatDate(respondidoEm)} (versão ${versao})`,
} as const
