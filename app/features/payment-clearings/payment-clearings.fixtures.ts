import type { Debits } from '#contract/payment-clearings/debit-files.ts'
import type { DeductionsOfMonth, MonthOfDeductions } from '#contract/payment-clearings/loan-deductions.ts'
import type {
  ClearingLine,
  PaymentClearing,
  PaymentClearingDetail,
} from '#contract/payment-clearings/payment-clearings.ts'

const karina = { id: 12, nome: 'Karina Alves' }
const luiz = { id: 13, nome: 'Luiz Barbosa' }

/** A return file that waits: two slips are paid, one of them late and one less the bank's fee, three amounts belong to nothing, and one is a fee. */
export const waitingFile: PaymentClearing = {
  id: 1,
  origem: 'arquivo',
  formato: 'cnab400',
  arquivo: 'CN231126.RET',
  numeroArquivo: 42,
  gravadoEm: '2026-11-23',
  motivo: null,
  plano: null,
  mes: null,
  situacao: 'pendente',
  preparadaPor: karina,
  preparadaEm: '2026-11-23T13:12:00.000Z',
  decididaPor: null,
  decididaEm: null,
  motivoDescarte: null,
  resumo: {
    linhas: 7,
    liquidam: 2,
    valor: 541.8,
    recebido: 539.7,
    encargos: 12.53,
    debitosRecusados: 0,
    semBaixa: 3,
    valorSemBaixa: 1005.09,
    tarifasAvulsas: 2.1,
    lancado: 1546.89,
  },
}

/** One by hand that was confirmed. */
export const confirmedByHand: PaymentClearing = {
  ...waitingFile,
  id: 2,
  origem: 'manual',
  formato: null,
  arquivo: null,
  numeroArquivo: null,
  gravadoEm: null,
  motivo: 'Pagamento por transferência, comprovante conferido.',
  situacao: 'confirmada',
  preparadaEm: '2026-11-20T18:40:00.000Z',
  decididaPor: luiz,
  decididaEm: '2026-11-20T19:02:00.000Z',
  resumo: {
    linhas: 1,
    liquidam: 1,
    valor: 300,
    recebido: 300,
    encargos: 0,
    debitosRecusados: 0,
    semBaixa: 0,
    valorSemBaixa: 0,
    tarifasAvulsas: 0,
    lancado: 300,
  },
}

/** One that nobody confirmed. */
export const discardedFile: PaymentClearing = {
  ...waitingFile,
  id: 3,
  situacao: 'descartada',
  decididaPor: luiz,
  decididaEm: '2026-11-19T12:00:00.000Z',
  motivoDescarte: 'Arquivo do mês errado.',
}

const line: ClearingLine = {
  linha: 2,
  nossoNumero: '109/00000013',
  ocorrencia: '06',
  movimento: 'paid',
  vencimento: '2026-10-10',
  valor: 407.19,
  pago: 419.72,
  recebido: 419.72,
  tarifa: 0,
  somaConfere: true,
  ocorreuEm: '2026-11-20',
  creditoEm: '2026-11-23',
  resultado: 'cleared',
  esperado: 422.28,
  encargos: 12.53,
  contribuicao: {
    id: 90,
    tipo: 'contribuicao',
    parcela: null,
    nome: 'Eduardo Prates',
    cpf: '***.654.321-**',
    plano: 'HPE',
    competencia: '2026-10',
    vencimento: '2026-10-10',
  },
}

const ofAna: ClearingLine['contribuicao'] = {
  id: 1,
  tipo: 'contribuicao',
  parcela: null,
  nome: 'Ana Beatriz Lima',
  cpf: '***.982.247-**',
  plano: 'MAIS_VALOR',
  competencia: '2026-12',
  vencimento: '2026-12-10',
}

/** The file with its lines, as an attendant sees it who did not send it. */
export const waitingDetail: PaymentClearingDetail = {
  ...waitingFile,
  impedimento: null,
  tarifas: [
    { pagaPor: 'plano', plano: 'MAIS_VALOR', patrocinadora: null, valor: 2.1 },
    { pagaPor: 'patrocinadora', plano: 'HPE', patrocinadora: 'Fábrica do Sul', valor: 2.1 },
  ],
  linhas: [
    line,
    {
      ...line,
      linha: 3,
      nossoNumero: '109/00000001',
      pago: 122.08,
      recebido: 119.98,
      tarifa: 2.1,
      valor: 122.08,
      esperado: 122.08,
      encargos: 0,
      contribuicao: ofAna,
    },
    {
      ...line,
      linha: 4,
      pago: 400,
      recebido: 400,
      somaConfere: false,
      esperado: 407.19,
      encargos: null,
      resultado: 'other-amount',
    },
    {
      ...line,
      linha: 5,
      nossoNumero: '109/99999999',
      pago: 407.19,
      recebido: 407.19,
      esperado: null,
      encargos: null,
      resultado: 'unknown',
      contribuicao: null,
    },
    {
      ...line,
      linha: 6,
      ocorrencia: '09',
      movimento: 'written-off',
      pago: 0,
      recebido: 2.1,
      tarifa: 2.1,
      esperado: null,
      encargos: null,
      resultado: 'bank-fee',
    },
    {
      ...line,
      linha: 7,
      ocorrencia: '07',
      movimento: 'other',
      pago: 0,
      recebido: 197.9,
      tarifa: 2.1,
      esperado: null,
      encargos: null,
      resultado: 'other-money',
    },
    {
      ...line,
      linha: 8,
      ocorrencia: '02',
      movimento: 'other',
      pago: 0,
      recebido: 0,
      esperado: null,
      encargos: null,
      resultado: 'no-payment',
    },
  ],
}

/** December's deductions of HPE's sponsor: nothing handed on yet. */
export const decemberOfHpe: MonthOfDeductions = {
  idPlano: 1,
  plano: 'HPE',
  mes: '2026-12',
  ate: '2027-01-08',
  parcelas: 2,
  valor: 1_166.3,
  recebidas: 0,
  valorRecebido: 0,
  naoDescontadas: 0,
  emAberto: 2,
  valorEmAberto: 1_166.3,
  baixa: null,
}

/** The same with what is open. */
export const decemberOpen: DeductionsOfMonth = {
  ...decemberOfHpe,
  descontos: [
    {
      id: 1,
      nome: 'Ana Lima',
      cpf: '***.982.247-**',
      matricula: '100432',
      parcela: 'Parcela 1 de 12',
      valor: 266.55,
    },
    {
      id: 2,
      nome: 'Bruno Costa',
      cpf: '***.123.456-**',
      matricula: '100433',
      parcela: 'Parcela 1 de 12',
      valor: 899.75,
    },
  ],
}

/** Nobody pays by a debit. */
export const noDebits: Debits = {
  temConvenio: true,
  aPedir: { debitos: 0, valor: 0, cancelamentos: 0 },
  foraDoPrazo: 0,
  arquivos: [],
}

/** Two debits wait for the next file, one is to be taken back, and one was asked for before. */
export const debitsToAsk: Debits = {
  temConvenio: true,
  aPedir: { debitos: 2, valor: 750, cancelamentos: 1 },
  foraDoPrazo: 1,
  arquivos: [
    {
      id: 4,
      numero: 7,
      geradoEm: '2026-11-20T13:12:00.000Z',
      geradoPor: karina.nome,
      debitos: 1,
      valor: 300,
      cancelamentos: 0,
    },
  ],
}

/** The bank's answer to a debit that it did not make. */
export const refusedDebit: ClearingLine = {
  ...line,
  nossoNumero: null,
  ocorrencia: '01',
  movimento: 'rejected',
  pago: 0,
  recebido: 0,
  esperado: null,
  encargos: null,
  resultado: 'no-payment',
}
