import type { ReturnedRequest } from '#app/features/request-engine/sent-request.ts'
import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type {
  IllnessExemptionData,
  IllnessExemptionOnWire,
  IllnessExemptionValues,
  solicitarIsencaoDoenca,
} from '#contract/taxes/illness-exemption.ts'

/** An income of 9,000.00 with the slice from 65 years on, of which 841.88 are withheld. */
export const notExempt: IllnessExemptionOnWire = {
  vigente: null,
  efeito: { competencia: '2026-10', retido: 841.88 },
  norma: 'Lei 7.713/1988, art. 6º, XIV e XXI; Lei 9.250/1995, art. 30',
  pensionista: false,
  primeiroMes: '2026-12',
  mesAtual: '2026-11',
  hoje: '2026-11-21',
  devolucao: null,
  requisicaoAberta: null,
}

/** A pension, to which an occupational disease gives no right. */
export const pensioner: IllnessExemptionOnWire = { ...notExempt, pensionista: true }

/** Granted up to a day; two months wait to be given back. */
export const exemptUntil: IllnessExemptionOnWire = {
  ...notExempt,
  vigente: { desde: '2026-09', ate: '2027-09-15' },
  devolucao: {
    total: 1683.76,
    meses: [
      { competencia: '2026-09', valor: 841.88 },
      { competencia: '2026-10', valor: 841.88 },
    ],
  },
}

/** Granted without an end. */
export const exemptForGood: IllnessExemptionOnWire = {
  ...notExempt,
  vigente: { desde: '2026-09', ate: null },
}

/** A request about it is open. */
export const underWay: IllnessExemptionOnWire = {
  ...notExempt,
  requisicaoAberta: { id: 78, protocolo: '2026.0000078', status: { id: 2, nome: 'Em análise' } },
}

/** The form as it is filled in, before its report is sent. */
export const filledIn: IllnessExemptionValues = {
  doenca: 'parkinson',
  dataDiagnostico: '2026-09-15',
  emissor: 'state',
  temValidade: 'N',
  validade: null,
  laudo: '7a6d6c0e-58c4-4a6b-9f8e-3f8f0f4c7a11',
  declaracao: true,
}

export const sentIllnessExemption: CallAnswer<typeof solicitarIsencaoDoenca> = {
  idRequisicao: 78,
  protocolo: '2026.0000078',
  dataSolicitacao: '2026-11-21T13:30:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-12-03',
  dados: {
    doenca: 'parkinson',
    dataDiagnostico: '2026-09-15',
    emissor: 'state',
    validade: null,
    mesInicio: '2026-09',
  },
}

/** The same request, sent back because of its date: the report that went with it stays. */
export const returnedWithReport: ReturnedRequest<IllnessExemptionData> = {
  id: 78,
  protocolo: '2026.0000078',
  motivo: 'A data não é a do laudo.',
  correcoes: [{ campo: 'dataDiagnostico', nome: 'Data do diagnóstico', motivo: null }],
  dados: sentIllnessExemption.dados,
  documentos: [
    {
      id: '7a6d6c0e-58c4-4a6b-9f8e-3f8f0f4c7a11',
      tipo: 'application/pdf',
      bytes: 48_000,
      nome: 'Laudo médico.pdf',
    },
  ],
}
