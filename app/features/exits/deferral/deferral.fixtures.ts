import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { DeferralOnWire, optarBpd } from '#contract/exits/deferral.ts'

/** Who leaves with 80,000.00, in a plan without a fee while one waits. */
export const leaver: DeferralOnWire = {
  saldo: 80_000,
  taxaMensal: 0,
  podeContribuir: false,
  podeVoltar: false,
  aposentadoriaEm: '2043-05-17',
  estimativa: {
    saldo: 152_860.4,
    renda: 1_125.2,
    prazoAnos: 15,
    rentabilidade: 4,
    taxaSaldo: 0.03,
    mesDecimoTerceiro: 12,
  },
  depois: ['resgate', 'portabilidade'],
  requisicaoAberta: null,
}

/** A plan that asks for a fee, and takes contributions meanwhile. */
export const withFee: DeferralOnWire = { ...leaver, taxaMensal: 24, podeContribuir: true, podeVoltar: true }

/** The choice was filed already. */
export const filed: DeferralOnWire = {
  ...leaver,
  requisicaoAberta: { id: 77, protocolo: '2026.0000077', status: { id: 2, nome: 'Em análise' } },
}

export const sentDeferral: CallAnswer<typeof optarBpd> = {
  idRequisicao: 77,
  protocolo: '2026.0000077',
  dataSolicitacao: '2026-11-11T15:00:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-11-18',
  dados: {
    confirmacao: 'S',
    saldo: 80_000,
    taxaMensal: 0,
    podeContribuir: 'N',
    aposentadoriaEm: '2043-05-17',
  },
}
