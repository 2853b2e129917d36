import type {
  ContributionPayment,
  ContributionPaymentDetail,
  NextPayment,
} from '#contract/collection/contribution-payments.ts'

/** By slip, in time. */
export const openSlip: ContributionPayment = {
  id: 1,
  competencia: '2026-12',
  finalidade: 'voluntaria',
  formaPagamento: 2,
  emitidaEm: '2026-11-06',
  vencimento: '2026-12-10',
  pagavelAte: '2026-12-10',
  valor: 122.08,
  situacao: 'aberta',
  pagaEm: null,
  valorPago: null,
  encargos: null,
  linhaFormatada: '34191.09008 00000.160051 71234.570001 1 16560000012208',
}

/** Of a self-sponsored person, a month late. */
export const overdueSlip: ContributionPayment = {
  ...openSlip,
  id: 24,
  competencia: '2026-10',
  finalidade: 'autopatrocinio',
  emitidaEm: '2026-10-01',
  vencimento: '2026-10-10',
  pagavelAte: '2026-10-13',
  valor: 407.19,
  situacao: 'vencida',
  linhaFormatada: '34191.09008 00002.460055 71234.570001 9 15950000040719',
  encargos: {
    em: '2026-11-11',
    dias: 32,
    correcao: 1.34,
    multa: 8.17,
    juros: 4.36,
    total: 421.06,
    multaPercentual: 2,
    jurosPercentual: 1,
    fatorCorrecao: '1.0033',
    correcaoDe: '2026-10',
    correcaoAte: '2026-10',
  },
}

/** Paid in time. */
export const paidSlip: ContributionPayment = {
  ...overdueSlip,
  id: 23,
  competencia: '2026-09',
  vencimento: '2026-09-10',
  pagavelAte: '2026-09-10',
  situacao: 'paga',
  pagaEm: '2026-09-09',
  valorPago: 407.19,
  encargos: null,
  linhaFormatada: null,
}

/** An amount of one's own may be issued. */
export const nextVoluntary: NextPayment = {
  finalidade: 'voluntaria',
  competencia: '2026-12',
  vencimento: '2026-12-10',
  pagavelAte: '2026-12-10',
  ultimoDiaEmissao: 5,
  valor: 250,
  valorFixo: false,
  valorMinimo: 122.08,
  parcelas: [],
  impedimento: null,
  idImpedimento: null,
}

/** The fixed amount a self-sponsored person owes can be issued. */
export const nextFixed: NextPayment = {
  ...nextVoluntary,
  finalidade: 'autopatrocinio',
  valor: 407.19,
  valorFixo: true,
  valorMinimo: 0,
  parcelas: [
    { parte: 'basica', valor: 201.58 },
    { parte: 'patrocinadora', valor: 201.58 },
    { parte: 'taxa', valor: 4.03 },
  ],
}

/** This month's was issued already. */
export const nextBlocked: NextPayment = { ...nextFixed, impedimento: 'ja-gerada', idImpedimento: 1 }

const parties = {
  beneficiario: { nome: 'Fundação Exemplo de Previdência Complementar', cnpj: '12.345.678/0001-95' },
  pagador: { nome: 'Ana Beatriz Lima', cpf: '***.982.247-**' },
  plano: { id: 4, nome: 'MAIS_VALOR' },
  matricula: '400118',
  regras: { multaPercentual: 2, jurosPercentual: 1 },
}

/** The open slip with its codes; the drawings are stand-ins. */
export const openDetail: ContributionPaymentDetail = {
  ...openSlip,
  ...parties,
  boleto: {
    demonstracao: true,
    nossoNumero: '109/00000001-6',
    codigoBarras: '34191165600000122081090000000160057123457000',
    linhaDigitavel: '34191090080000016005171234570001116560000012208',
    linhaFormatada: '34191.09008 00000.160051 71234.570001 1 16560000012208',
    barras: { caminho: 'M10 0h1v30h-1zM13 0h3v30h-3zM18 0h1v30h-1zM22 0h3v30h-3z', largura: 240, altura: 30 },
    pix: {
      codigo: '00020126670014br.gov.bcb.pix0127demonstracao@exemplo.example5204000053039865406122.086304ABCD',
      valor: 122.08,
      qr: { caminho: 'M4 4h7v1h-7zM4 5h1v6h-1zM10 5h1v6h-1zM4 10h7v1h-7z', largura: 29, altura: 29 },
    },
  },
  creditadaEm: null,
  debito: null,
}

/** The overdue one with its codes. */
export const overdueDetail: ContributionPaymentDetail = { ...openDetail, ...overdueSlip }

/** A debit that waits for its day. */
export const debitDetail: ContributionPaymentDetail = {
  ...openDetail,
  formaPagamento: 5,
  linhaFormatada: null,
  boleto: null,
  debito: { banco: '341', agencia: '0057', conta: '12345-7' },
}
