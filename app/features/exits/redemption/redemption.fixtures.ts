import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { pedirResgate, RedemptionOnWire } from '#contract/exits/redemption.ts'

/** Who leaves with 50,000.00 of their own and 40 % of the sponsor's 30,000.00. */
export const leaver: RedemptionOnWire = {
  parcial: false,
  bruto: 62_000,
  proprio: 50_000,
  portado: 0,
  patrocinadora: 12_000,
  percentualPatrocinadora: 40,
  perde: 18_000,
  aguarda: 0,
  regime: 'progressivo',
  progressivo: {
    imposto: 9_300,
    liquido: 52_700,
    faixas: [{ aliquota: 15, valor: 62_000, imposto: 9_300 }],
    final: { imposto: 17_050, liquido: 44_950 },
  },
  regressivo: {
    imposto: 15_500,
    liquido: 46_500,
    faixas: [{ aliquota: 25, valor: 62_000, imposto: 15_500 }],
  },
  ano: { outrasRendas: 120_000, dependentes: 0 },
  podeMudarRegime: true,
  emprestimo: 0,
  maximoParcelas: 12,
  maximoDias: 90,
  conta: '•••45-6',
  escolhaAte: '2026-12-30',
  caminhos: ['resgate', 'portabilidade', 'bpd', 'autopatrocinio'],
  requisicaoAberta: null,
  pagamentos: [],
}

/** Nobody chose a regime yet. */
export const undecided: RedemptionOnWire = { ...leaver, regime: null }

/** A loan is settled out of it. */
export const indebted: RedemptionOnWire = { ...leaver, emprestimo: 9_000 }

/** Still employed: voluntary and ported sums alone. */
export const beforeExit: RedemptionOnWire = {
  ...leaver,
  parcial: true,
  bruto: 8_000,
  proprio: 5_000,
  portado: 3_000,
  patrocinadora: 0,
  percentualPatrocinadora: 100,
  perde: 0,
  progressivo: { imposto: 1_200, liquido: 6_800, faixas: [], final: { imposto: 2_200, liquido: 5_800 } },
}

/** Two of three instalments are paid. */
export const beingPaid: RedemptionOnWire = {
  ...leaver,
  requisicaoAberta: { id: 77, protocolo: '2026.0000077', status: { id: 5, nome: 'Deferida' } },
  pagamentos: [1, 2].map((numero) => ({
    numero,
    de: 3,
    pagoEm: `2026-0${numero}-20`,
    bruto: 20_666.67,
    imposto: 3_100,
    darf: '3223',
    emprestimo: 0,
    liquido: 17_566.67,
    conta: '•••45-6',
  })),
}

export const sentRedemption: CallAnswer<typeof pedirResgate> = {
  idRequisicao: 77,
  protocolo: '2026.0000077',
  dataSolicitacao: '2026-11-11T15:00:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-12-09',
  dados: {
    tipo: 'Total',
    parcelas: 3,
    adiamentoDias: null,
    bruto: 62_000,
    imposto: 9_300,
    emprestimo: 0,
    liquido: 52_700,
    perde: 18_000,
    regime: 'progressivo',
    conta: { banco: '341', agencia: '0057', conta: '12345-6' },
  },
}
