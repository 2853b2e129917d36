import { defineReading, hidden } from '../readings/define-reading.ts'
import { date, text, textIfGiven } from '../readings/reading-line.ts'
import type { InvestmentProfileChangeData } from './investment-profiles.ts'

const byName = hidden('the name of the profile says it')

/** A choice of investment profile: from which to which, its days, and the risk term where one was accepted. */
export const investmentProfileChangeReading = defineReading<InvestmentProfileChangeData>({
  idPerfil: byName,
  perfilNovo: (chosen, { perfilAnterior }) => text('Perfil de investimentos', chosen, perfilAnterior),
  idPerfilAnterior: byName,
  perfilAnterior: hidden('is the "before" of the profile'),
  efeitoEm: (from) => date('Vale a partir de', from),
  cancelavelAte: (until) => date('Pode ser cancelada até', until),
  resultado: ({ perfil, pontos, versao, respondidoEm }) => [
    text('Resultado do questionário', `${perfil}, com ${pontos} pontos (versão ${versao})`),
    date('Questionário respondido em', respondidoEm),
  ],
  termoRisco: (term) => textIfGiven('Termo de Ciência de Risco', term),
})
