import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { AgeExemptionOnWire, solicitarIsencao65 } from '#contract/taxes/age-exemption.ts'

/** The worked example: 68 years old, an income of 9,000.00, the slice applied by itself. */
export const appliedHere: AgeExemptionOnWire = {
  dataNascimento: '1958-09-07',
  mesDireito: '2023-09',
  vigente: { aplicadaAqui: true, fontes: [], desde: '2024-08', automatica: true },
  proxima: null,
  parcelaMensal: 1903.98,
  norma: 'Lei 7.713/1988, art. 6º, XV; Lei 15.191/2025; Lei 15.270/2025',
  efeito: {
    competencia: '2026-10',
    com: {
      bruto: 9000,
      isento: 1903.98,
      tributavel: 7096.02,
      deducoes: { tipo: 'simplificada', total: 607.2 },
      base: 6488.82,
      aliquota: 27.5,
      parcelaADeduzir: 908.73,
      imposto: 875.7,
      reducao: 33.82,
      retido: 841.88,
    },
    sem: {
      bruto: 9000,
      isento: 0,
      tributavel: 9000,
      deducoes: { tipo: 'simplificada', total: 607.2 },
      base: 8392.8,
      aliquota: 27.5,
      parcelaADeduzir: 908.73,
      imposto: 1399.29,
      reducao: 0,
      retido: 1399.29,
    },
    diferenca: 557.41,
  },
  primeiroMes: '2026-12',
  diaLimite: 20,
  mesAtual: '2026-11',
  devolucao: null,
  requisicaoAberta: null,
}

/** Another source uses the slice; from January on it comes back. */
export const usedElsewhere: AgeExemptionOnWire = {
  ...appliedHere,
  vigente: { aplicadaAqui: false, fontes: ['INSS', 'Fundação Azul'], desde: '2026-02', automatica: false },
  proxima: { aplicadaAqui: true, fontes: [], desde: '2027-01' },
}

/** Before the first pay slip. */
export const nothingPaidYet: AgeExemptionOnWire = { ...appliedHere, efeito: null }

/** A request about it is open. */
export const openAgeExemption = { id: 77, protocolo: '2026.0000077', status: { id: 2, nome: 'Em análise' } }

export const sentAgeExemption: CallAnswer<typeof solicitarIsencao65> = {
  idRequisicao: 77,
  protocolo: '2026.0000077',
  dataSolicitacao: '2026-11-21T13:30:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-12-03',
  dados: { outraFonte: 'S', fontes: ['INSS'], mesInicio: '2026-12', parcelaMensal: 1903.98 },
}
