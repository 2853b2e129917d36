import { fourPercent, voluntaryByBoleto } from '#app/features/contributions/contributions.fixtures.ts'
import { openSituation } from '#app/features/investments/investment-profiles/investment-profiles.fixtures.ts'
import type { OnboardingState } from './onboarding-state.ts'

const saved = (idStep: number, metadata: OnboardingState['respostas'][number]['metadata'] = {}) => ({
  idStep,
  pulado: false,
  salvoEm: '2026-11-10T13:32:00.000Z',
  metadata,
})

const line = (under: string, label: string, after: string) => ({
  under,
  label,
  before: null,
  after,
  changes: false,
})

/** Nothing saved, in a plan of percentages. */
export const newcomer: OnboardingState = {
  idVinculo: 1,
  onboarding: 'S',
  idStep: 1,
  passos: [1, 2, 4, 6, 7],
  passosPulaveis: [5, 6, 7],
  boasVindas: 'Antes de usar o portal, precisamos de alguns dados. Leva uns cinco minutos.',
  termos: [],
  versao: 0,
  respostas: [],
  rascunhos: [],
  tipoComprovante: null,
  contribuicao: fourPercent,
  mesEfeito: '2026-12',
  questionario: openSituation.questionario,
  perfil: {
    atual: { id: 1, nome: 'Super Conservador' },
    escolhaAte: '2026-11-15',
    emTempo: true,
    efeitoEm: '2026-12-01',
    proximaJanela: { de: '2026-11-01', ate: '2026-11-15' },
  },
  conclusao: null,
  plano: { id: 1, nome: 'HPE' },
}

/** At the address, with percentages to come. */
export const atAddress: OnboardingState = {
  ...newcomer,
  idStep: 4,
  versao: 2,
  respostas: [saved(1), saved(2, { ppe: 'N' })],
}

/** At the last step, after the percentages. */
export const atProfile: OnboardingState = {
  ...atAddress,
  idStep: 7,
  versao: 4,
  respostas: [...atAddress.respostas, saved(4), saved(6, { percentualBasica: 6, percentualSuplementar: 5 })],
}

/** At the payment, in a plan of voluntary amounts. */
export const atPayment: OnboardingState = {
  ...newcomer,
  idStep: 5,
  versao: 4,
  passos: [1, 2, 3, 4, 5, 7],
  contribuicao: voluntaryByBoleto,
  respostas: [saved(1), saved(2, { ppe: 'N' }), saved(3, { incomeRange: 3 }), saved(4)],
  plano: { id: 4, nome: 'MAIS_VALOR' },
}

/** Through, with a declaration to complete. */
export const through: OnboardingState = {
  ...atProfile,
  onboarding: 'N',
  idStep: -1,
  conclusao: {
    concluidoEm: '2026-11-10T13:40:00.000Z',
    contribuicaoEm: '2026-12',
    formaPagamento: null,
    diaVencimento: 10,
    perfil: 'Moderado',
    perfilEm: '2026-12-01',
    declaracaoPepPendente: true,
    recibo: [
      line('Senha', 'Resposta', 'Senha criada'),
      line('Pessoa exposta politicamente', 'Pessoa exposta politicamente', 'Sim'),
      line('Percentuais', 'Contribuição básica', '6%'),
      line('Percentuais', 'Contribuição suplementar', '5%'),
      line('O que vale a partir de quando', 'Primeira contribuição', 'dezembro de 2026'),
      line('O que vale a partir de quando', 'Perfil de investimentos', 'Moderado'),
    ],
  },
}
