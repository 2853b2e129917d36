import type { ExitOptionsOnWire } from '#contract/exits/exit-options.ts'

/** Gustavo, four years and seven months in the plan. */
export const gustavosOptions: ExitOptionsOnWire = {
  relogio: { extratoAte: '2026-11-30', entregueEm: '2026-10-31', prazo: '2026-12-30', contestacao: null },
  presumida: 'bpd',
  mesesPlano: 55,
  saldo: { proprio: 50_000, patrocinadora: 30_000, portado: 0, total: 80_000 },
  regime: null,
  resgate: {
    motivo: null,
    bruto: 62_000,
    percentualPatrocinadora: 40,
    patrocinadora: 12_000,
    perde: 18_000,
    progressivo: {
      imposto: 9300,
      liquido: 52_700,
      faixas: [{ aliquota: 15, valor: 62_000, imposto: 9300 }],
      final: { imposto: 17_050, liquido: 44_950 },
    },
    regressivo: {
      imposto: 18_500,
      liquido: 43_500,
      faixas: [
        { aliquota: 35, valor: 30_000, imposto: 10_500 },
        { aliquota: 25, valor: 32_000, imposto: 8000 },
      ],
    },
    ano: { outrasRendas: 120_000, dependentes: 0 },
  },
  portabilidade: { motivo: null, valor: 80_000 },
  bpd: {
    motivo: null,
    saldo: 80_000,
    taxaMensal: 0,
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
  autopatrocinio: {
    estimativa: { saldo: 380_000, renda: 2_797.24, prazoAnos: 15, rentabilidade: 4, taxaSaldo: 0 },
    total: 407.19,
    primeiroVencimento: '2026-12-10',
    motivo: null,
  },
}

/** Eleven months in the plan: nothing to move or to wait for yet, and no cost known. */
export const newcomersOptions: ExitOptionsOnWire = {
  ...gustavosOptions,
  presumida: 'resgate',
  mesesPlano: 11,
  portabilidade: { motivo: 'vesting-period', valor: 80_000 },
  bpd: { motivo: 'vesting-period', saldo: 80_000, taxaMensal: 24, aposentadoriaEm: null, estimativa: null },
  autopatrocinio: { ...gustavosOptions.autopatrocinio, total: null, estimativa: null },
}

/** Left some days ago: the statement is still to come, and no time runs. */
export const optionsBeforeTheStatement: ExitOptionsOnWire = {
  ...gustavosOptions,
  relogio: { extratoAte: '2026-12-11', entregueEm: null, prazo: null, contestacao: null },
}

/** The statement is contested: the clock stands still. */
export const contestedOptions: ExitOptionsOnWire = {
  ...gustavosOptions,
  relogio: {
    extratoAte: '2026-11-30',
    entregueEm: '2026-10-31',
    prazo: null,
    contestacao: {
      idRequisicao: 91,
      protocolo: '2026.0000091',
      desde: '2026-11-11',
      respostaAte: '2026-12-03',
    },
  },
}
