import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { SuspensionOnWire, suspenderContribuicao } from '#contract/contributions/suspensions.ts'

/** A contributor with match and risk cover, who never stopped. */
export const mayStop: SuspensionOnWire = {
  contribuicao: { propria: 134.39, patrocinadora: 134.39 },
  vigente: null,
  anteriores: [],
  regras: {
    minimoMeses: 1,
    maximoMeses: 12,
    maximoNoPeriodo: 24,
    periodoMeses: 60,
    diaLimite: 20,
    taxaContinua: true,
    coberturaRisco: true,
  },
  mesEfeito: '2026-12',
  mesesPermitidos: 12,
  mesesUsados: 0,
  requisicaoAberta: null,
  alteracaoAberta: null,
}

/** A voluntary contribution that stands still, and may come back before its time. */
export const stopped: SuspensionOnWire = {
  ...mayStop,
  contribuicao: { propria: 300, patrocinadora: 0 },
  regras: { ...mayStop.regras, coberturaRisco: false },
  vigente: {
    mesEfeito: '2026-08',
    mesFim: '2027-01',
    mesRetorno: '2027-02',
    iniciada: true,
    encerradaEm: null,
    podeVoltarEm: '2026-12',
  },
  mesesUsados: 5,
}

/** The same after it was ended early. */
export const endedEarly: SuspensionOnWire = {
  ...stopped,
  vigente: {
    mesEfeito: '2026-08',
    mesFim: '2026-11',
    mesRetorno: '2026-12',
    iniciada: true,
    encerradaEm: '2026-11-11',
    podeVoltarEm: null,
  },
}

/** Almost every month is used up; one suspension went its way, one was ended early. */
export const almostUsedUp: SuspensionOnWire = {
  ...mayStop,
  anteriores: [
    { mesEfeito: '2025-01', mesFim: '2025-10', mesRetorno: '2025-11', meses: 10, encerradaEm: '2025-10-03' },
    { mesEfeito: '2023-01', mesFim: '2023-12', mesRetorno: '2024-01', meses: 12, encerradaEm: null },
  ],
  mesesPermitidos: 2,
  mesesUsados: 22,
}

/** An open request, of whatever kind. */
export const openRequest = { id: 77, protocolo: '2026.0000077', status: { id: 2, nome: 'Em análise' } }

export const sentSuspension: CallAnswer<typeof suspenderContribuicao> = {
  idRequisicao: 77,
  protocolo: '2026.0000077',
  dataSolicitacao: '2026-11-11T15:00:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-11-25',
  dados: {
    meses: 6,
    mesEfeito: '2026-12',
    mesFim: '2027-05',
    mesRetorno: '2027-06',
    valorProprio: 134.39,
    valorPatrocinadora: 134.39,
    coberturaRisco: 'S',
    taxaContinua: 'S',
  },
}
