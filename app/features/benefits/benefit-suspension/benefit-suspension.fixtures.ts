import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { BenefitSuspensionOnWire, suspenderBeneficio } from '#contract/benefits/benefit-suspension.ts'
import type { CallAnswer } from '#contract/call-types.ts'

/** Who receives for a term, owes a loan and never stopped. */
export const mayPause: BenefitSuspensionOnWire = {
  renda: { tipo: 'prazo-certo', bruto: 9_000, liquido: 6_808.37 },
  vigente: null,
  anteriores: [],
  parada: null,
  parcela: 899.75,
  regras: { minimoMeses: 1, maximoMeses: 12, diaLimite: 20 },
  mesEfeito: '2026-12',
  requisicaoAberta: null,
}

/** A share of the balance that stands still and may come back before its time; one that went its way before. */
export const paused: BenefitSuspensionOnWire = {
  ...mayPause,
  renda: { tipo: 'percentual', bruto: 3_787.18, liquido: 3_408.46 },
  parcela: 0,
  vigente: {
    mesEfeito: '2026-10',
    mesFim: '2027-03',
    mesRetorno: '2027-04',
    iniciada: true,
    encerradaEm: null,
    podeVoltarEm: '2026-12',
  },
  anteriores: [
    { mesEfeito: '2025-01', mesFim: '2025-03', mesRetorno: '2025-04', meses: 3, encerradaEm: '2025-03-12' },
    { mesEfeito: '2023-01', mesFim: '2023-06', mesRetorno: '2023-07', meses: 6, encerradaEm: null },
  ],
}

/** The same after it was ended early. */
export const pausedUntilDecember: BenefitSuspensionOnWire = {
  ...paused,
  vigente: {
    mesEfeito: '2026-10',
    mesFim: '2026-11',
    mesRetorno: '2026-12',
    iniciada: true,
    encerradaEm: '2026-11-24',
    podeVoltarEm: null,
  },
}

/** Answer to a filed suspension of six months. */
export const sentPause: CallAnswer<typeof suspenderBeneficio> = {
  idRequisicao: 77,
  protocolo: '2026.0000077',
  dataSolicitacao: '2026-11-24T15:00:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-11-27',
  dados: {
    meses: 6,
    mesEfeito: '2026-12',
    mesFim: '2027-05',
    mesRetorno: '2027-06',
    bruto: 9_000,
    emprestimo: 'S',
  },
}
