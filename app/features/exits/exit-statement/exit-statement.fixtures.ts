import type { ExitStatementAnswer } from '#contract/exits/exit-statement.ts'

const code = '9f2c4b1d0e8a7765431fe2dcba9876543210ffeeddccbbaa99887766554433aa'

/** Gustavo's statement: four years and seven months in the plan, no loan, everything open. */
export const gustavosStatement: ExitStatementAnswer = {
  relogio: { extratoAte: '2026-11-30', entregueEm: '2026-11-07', prazo: '2027-01-06', contestacao: null },
  extrato: {
    versao: 1,
    entregueEm: '2026-11-07',
    codigo: code,
    conteudo: {
      formato: 1,
      entidade: 'Fundação Horizonte de Previdência',
      nome: 'Gustavo Teles',
      plano: 'HPE',
      matricula: '100555',
      admissao: '2022-02-06',
      adesao: '2022-04-06',
      desligamento: '2026-10-30',
      comunicadoEm: '2026-10-31',
      calculadoEm: '2026-11-07',
      mesesPlano: 55,
      cotas: [{ perfil: 'Moderado', data: '2026-10-30', valor: '2.13901200' }],
      contas: [
        { conta: 'basica', perfil: 'Moderado', cotas: '11687.64120000', valor: 25_000 },
        { conta: 'suplementar', perfil: 'Moderado', cotas: '11687.64120000', valor: 25_000 },
        { conta: 'patrocinadora', perfil: 'Moderado', cotas: '14025.16950000', valor: 30_000 },
      ],
      saldo: { proprio: 50_000, patrocinadora: 30_000, portado: 0, total: 80_000 },
      regime: null,
      resgate: {
        motivo: null,
        bruto: 62_000,
        percentualPatrocinadora: 40,
        patrocinadora: 12_000,
        perde: 18_000,
        aguarda: 0,
        progressivo: {
          imposto: 9300,
          liquido: 52_700,
          final: { imposto: 17_050, liquido: 44_950 },
        },
        regressivo: { imposto: 18_500, liquido: 43_500 },
        ano: { outrasRendas: 120_000, dependentes: 0 },
      },
      portabilidade: { motivo: null, valor: 80_000 },
      bpd: {
        motivo: null,
        saldo: 80_000,
        taxaMensal: 24,
        aposentadoriaEm: '2051-03-09',
        estimativa: {
          saldo: 213_120.44,
          renda: 1_568.79,
          prazoAnos: 15,
          rentabilidade: 4,
          taxaSaldo: 0.03,
          mesDecimoTerceiro: 12,
        },
      },
      autopatrocinio: { motivo: null, total: 407.19, primeiroVencimento: '2026-12-10' },
      emprestimo: 0,
      presumida: 'bpd',
      diasOpcao: 60,
      contatos: [
        {
          nome: 'Central de atendimento',
          telefone: '0800 000 0000',
          email: 'atendimento@fundo.example',
          horario: 'Dias úteis, das 8h às 18h',
        },
      ],
    },
  },
  versoes: [{ versao: 1, entregueEm: '2026-11-07' }],
}

const delivered = gustavosStatement.extrato
if (delivered === null) throw new Error('the statement is there')

/** Eleven months in the plan and a loan: some options are closed, and the loan is told. */
export const newcomersStatement: ExitStatementAnswer = {
  ...gustavosStatement,
  extrato: {
    ...delivered,
    conteudo: {
      ...delivered.conteudo,
      admissao: null,
      mesesPlano: 11,
      portabilidade: { motivo: 'vesting-period', valor: 80_000 },
      bpd: {
        motivo: 'vesting-period',
        saldo: 80_000,
        taxaMensal: 0,
        aposentadoriaEm: null,
        estimativa: null,
      },
      autopatrocinio: { motivo: null, total: null, primeiroVencimento: '2026-12-10' },
      emprestimo: 7_412.5,
      presumida: 'resgate',
    },
  },
}

/** A corrected one: the first can still be had. */
export const correctedStatement: ExitStatementAnswer = {
  ...gustavosStatement,
  extrato: { ...delivered, versao: 2, entregueEm: '2026-11-20' },
  versoes: [
    { versao: 1, entregueEm: '2026-11-07' },
    { versao: 2, entregueEm: '2026-11-20' },
  ],
}

/** Told of the end of the employment, and still waiting for the statement. */
export const statementToCome: ExitStatementAnswer = {
  relogio: { extratoAte: '2026-12-11', entregueEm: null, prazo: null, contestacao: null },
  extrato: null,
  versoes: [],
}

/** Contested: the clock stands still. */
export const contestedStatement: ExitStatementAnswer = {
  ...gustavosStatement,
  relogio: {
    extratoAte: '2026-11-30',
    entregueEm: '2026-11-07',
    prazo: null,
    contestacao: {
      idRequisicao: 91,
      protocolo: '2026.0000091',
      desde: '2026-11-11',
      respostaAte: '2026-12-03',
    },
  },
}

/** Delivered while statements told only what is withheld: it stays as it is. */
export const statementOfBefore: ExitStatementAnswer = {
  ...gustavosStatement,
  extrato: {
    ...delivered,
    conteudo: {
      ...delivered.conteudo,
      resgate: {
        ...delivered.conteudo.resgate,
        progressivo: { imposto: 9300, liquido: 52_700 },
        ano: undefined,
      },
    },
  },
}
