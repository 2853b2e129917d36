import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { PortabilityOnWire, pedirPortabilidade } from '#contract/exits/portability.ts'

/** Who leaves with 80,000.00. */
export const leaver: PortabilityOnWire = {
  hoje: '2026-11-11',
  valor: 80_000,
  mesesPlano: 55,
  prazoMinimoAnos: 15,
  prazoLegal: '2026-11-26',
  prazoTermo: '2026-11-18',
  regime: null,
  emprestimo: 0,
  caminhos: ['resgate', 'portabilidade', 'bpd', 'autopatrocinio'],
  destinos: [
    {
      id: 4,
      nome: 'Fundação Horizonte de Previdência',
      cnpj: '30551234000198',
      tipo: 'fechada',
      plano: 'Plano Horizonte CD',
      codigo: '2004.0012-74',
    },
    {
      id: 7,
      nome: 'Nova Era Entidade Aberta de Previdência',
      cnpj: '12ABC34501DE35',
      tipo: 'aberta',
      plano: 'PGBL Nova Era',
      codigo: '15414.600456/2026-10',
    },
  ],
  requisicaoAberta: null,
  transferencias: [],
}

/** A loan has to be settled first. */
export const indebted: PortabilityOnWire = { ...leaver, emprestimo: 9_000 }

/** A part went before. */
export const partlyMoved: PortabilityOnWire = {
  ...leaver,
  valor: 60_000,
  transferencias: [
    {
      em: '2026-10-20',
      valor: 20_000,
      entidade: 'Fundação Horizonte de Previdência',
      plano: 'Plano Horizonte CD',
    },
  ],
}

export const sentPortability: CallAnswer<typeof pedirPortabilidade> = {
  idRequisicao: 77,
  protocolo: '2026.0000077',
  dataSolicitacao: '2026-11-11T15:00:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-11-26',
  dados: {
    entidadeDestino: 'Nova Era Entidade Aberta de Previdência',
    percentual: 100,
    valor: 80_000,
    cnpj: '12ABC34501DE35',
    tipo: 'aberta',
    plano: 'PGBL Nova Era',
    codigo: '15414.600456/2026-10',
    conta: { banco: '260', agencia: '0001', conta: '1234567-8' },
    adesao: '2026-11-02',
    renda: 'vitalicia',
    prazoAnos: null,
    regime: null,
    prazoLegal: '2026-11-26',
    prazoTermo: '2026-11-18',
  },
}
