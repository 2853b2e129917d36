import type { PaySlipDetail, PaySlipItem } from '#contract/payroll/pay-slips.ts'

/** The worked example: an assisted person of 68 years with a dependant, a loan and a health plan. */
export const october: PaySlipDetail = {
  entidade: { nome: 'Fundação Exemplo de Previdência Complementar', cnpj: '12.345.678/0001-95' },
  plano: { id: 1, nome: 'HPE' },
  pessoa: { nome: 'Carlos Eduardo Nunes', cpf: '***.444.777-**' },
  matricula: '100871',
  competencia: '2026-10',
  dataPagamento: '2026-10-30',
  banco: { codigo: '341', agencia: '0057', conta: '***71-6' },
  linhas: [
    { codigo: 101, tipo: 'provento', referencia: null, valor: 9000 },
    { codigo: 901, tipo: 'desconto', referencia: { tipo: 'percentual', valor: 27.5 }, valor: 841.88 },
    { codigo: 920, tipo: 'desconto', referencia: { tipo: 'parcela', numero: 3, total: 12 }, valor: 899.75 },
    { codigo: 930, tipo: 'desconto', referencia: null, valor: 450 },
  ],
  bruto: 9000,
  descontos: 2191.63,
  liquido: 6808.37,
  tributacao: {
    metodo: 'tabela-progressiva',
    mensal: {
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
    abonoAnual: null,
    isencao: '65-anos',
    dependentes: 1,
    tabela: { desde: '2026-01-01', norma: 'Lei 15.191/2025; Lei 15.270/2025' },
  },
  renda: 'valor-fixo',
  cotas: { perfil: 'Conservador', valorCota: 11.23456789, dataCota: '2026-10-30', quantidade: 801.10013468 },
  comparacao: { competencia: '2026-09', liquidoAntes: 6808.37, diferenca: 0, mudancas: [] },
  anterior: '2026-09',
  seguinte: null,
}

/** A month in which a loan began, and the health plan went up. */
export const august: PaySlipDetail = {
  ...october,
  competencia: '2026-08',
  dataPagamento: '2026-08-31',
  comparacao: {
    competencia: '2026-07',
    liquidoAntes: 7745.62,
    diferenca: -937.25,
    mudancas: [
      { codigo: 920, tipo: 'desconto', antes: 0, agora: 899.75, efeito: -899.75, motivos: ['comecou'] },
      { codigo: 930, tipo: 'desconto', antes: 412.5, agora: 450, efeito: -37.5, motivos: ['valor-mudou'] },
    ],
  },
  anterior: '2026-07',
  seguinte: '2026-09',
}

/** A month in the regressive regime, paid from contributions of two ages. */
export const regressive: PaySlipDetail = {
  ...october,
  linhas: [
    { codigo: 101, tipo: 'provento', referencia: null, valor: 3100 },
    { codigo: 901, tipo: 'desconto', referencia: null, valor: 385 },
  ],
  bruto: 3100,
  descontos: 385,
  liquido: 2715,
  tributacao: {
    metodo: 'idade-das-contribuicoes',
    faixas: [
      { aliquota: 15, valor: 1500, imposto: 225 },
      { aliquota: 10, valor: 1600, imposto: 160 },
    ],
  },
  renda: 'percentual-do-saldo',
  comparacao: null,
  anterior: null,
}

/** The pay slips of a year; December pays the thirteenth, too. */
export const yearOfPaySlips: readonly PaySlipItem[] = [
  {
    competencia: '2025-12',
    dataPagamento: '2025-12-31',
    bruto: 18_000,
    descontos: 2316.24,
    liquido: 15_683.76,
    temAbonoAnual: true,
  },
  {
    competencia: '2025-11',
    dataPagamento: '2025-11-28',
    bruto: 9000,
    descontos: 1288.2,
    liquido: 7711.8,
    temAbonoAnual: false,
  },
]
