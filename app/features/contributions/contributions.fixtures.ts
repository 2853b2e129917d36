import type { ReturnedRequest } from '#app/features/request-engine/sent-request.ts'
import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type {
  alterarContribuicao,
  ContributionChangeData,
  ContributionOnWire,
  PercentageSituation,
  VoluntarySituation,
} from '#contract/contributions/contributions.ts'

const parametros: PercentageSituation['parametros'] = {
  fator: '1.0833',
  unidade: '7473.30',
  basicaMaxima: 6,
  suplementarMaxima: 25,
  passoBasica: 1,
  passoSuplementar: 1,
  patrocinadoraPercentual: 100,
  patrocinadoraTeto: null,
}

/** Pay of 10,000.00; basic 4%, no supplementary; the sponsor matches all of it. */
export const fourPercent: PercentageSituation = {
  modalidade: 'percentual',
  salario: 10_000,
  percentualBasica: 4,
  percentualSuplementar: 0,
  valores: { basica: 134.39, suplementar: 0, patrocinadora: 134.39, total: 268.78 },
  parametros,
}

/** Pay of exactly one plan unit: both percentages can be chosen. */
export const exactlyOneUnit: PercentageSituation = {
  ...fourPercent,
  salario: 7473.3,
  percentualBasica: 1,
  valores: { basica: 6.23, suplementar: 0, patrocinadora: 6.23, total: 12.46 },
}

/** Pay below the plan unit: only the supplementary percentage can be chosen. */
export const belowUnit: PercentageSituation = {
  ...fourPercent,
  salario: 3000,
  percentualBasica: 0,
  percentualSuplementar: 10,
  valores: { basica: 0, suplementar: 324.99, patrocinadora: 0, total: 324.99 },
}

/** The sponsor has not informed the pay. */
export const unknownSalary: PercentageSituation = {
  ...fourPercent,
  salario: 0,
  percentualBasica: 0,
  valores: { basica: 0, suplementar: 0, patrocinadora: 0, total: 0 },
}

/** A fixed amount by slip. */
export const voluntaryByBoleto: VoluntarySituation = {
  modalidade: 'voluntaria',
  valorContribuicao: 250,
  formaPagamento: 2,
  agencia: null,
  conta: null,
  banco: 341,
  valorMinimo: 122.08,
  diaVencimento: 10,
}

/** A change may be sent today. */
export const openWindow: ContributionOnWire['alteracao'] = {
  mesEfeito: '2026-12',
  alteracaoPermitidaEm: null,
  requisicaoAberta: null,
  suspensao: null,
  suspensaoAberta: null,
}

/** This quarter's change was used. */
export const closedWindow: ContributionOnWire['alteracao'] = {
  ...openWindow,
  alteracaoPermitidaEm: '2027-01-01',
}

/** A change is already under way. */
export const changeUnderWay: ContributionOnWire['alteracao'] = {
  ...openWindow,
  requisicaoAberta: { id: 41, protocolo: '2026.0000041', status: { id: 2, nome: 'Em análise' } },
}

/** A request to suspend contributions that is not decided yet. */
export const openSuspension = { id: 9, protocolo: '2026.0000009', status: { id: 1, nome: 'Recebida' } }

/** Two months without contributions. */
export const suspendedMonths = { mesEfeito: '2026-12', mesFim: '2027-01', mesRetorno: '2027-02' }

export const sentChange: CallAnswer<typeof alterarContribuicao> = {
  idRequisicao: 41,
  protocolo: '2026.0000041',
  dataSolicitacao: '2026-11-10T13:30:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-12-03',
  dados: {
    modalidade: 'percentual',
    salario: 10_000,
    percentualBasica: 6,
    percentualSuplementar: 5,
    valores: { basica: 201.58, suplementar: 541.65, patrocinadora: 201.58, total: 944.81 },
    anterior: { percentualBasica: 4, percentualSuplementar: 0, valores: fourPercent.valores },
    mesEfeito: '2026-12',
  },
}

/** The same change after it was sent back to be corrected. */
export const returnedChange: ReturnedRequest<ContributionChangeData> = {
  id: sentChange.idRequisicao,
  protocolo: sentChange.protocolo,
  motivo: 'Confirme se quer mesmo 5% de suplementar.',
  documentos: [],
  correcoes: [
    { campo: 'percentualBasica', nome: 'Contribuição básica', motivo: null },
    {
      campo: 'percentualSuplementar',
      nome: 'Contribuição suplementar',
      motivo: 'O formulário assinado diz 3%.',
    },
  ],
  dados: sentChange.dados,
}
