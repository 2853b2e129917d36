import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { CashWithdrawalOnWire, pedirSaqueVista } from '#contract/benefits/cash-withdrawal.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import { suggestedBenefitRules } from '#domain/parameters/benefit-rules.ts'
import { monthlyTaxRules } from '#domain/parameters/monthly-tax-rules.ts'
import { regressiveTaxRules } from '#domain/parameters/regressive-tax-rules.ts'
import { parameterOn } from '#domain/validity.ts'

const today = '2026-11-11'
const monthly = parameterOn(monthlyTaxRules, today)
const regressive = parameterOn(regressiveTaxRules, today)
const { incomeTypes, percent, termYears, termBasis, lifetimePayments, cashMaximumPercent, minimumIncome } =
  suggestedBenefitRules

/** 473,397.89 pay 0.8 % a month from December on; no cash was chosen. */
export const granted: CashWithdrawalOnWire = {
  concedido: {
    categoria: 1,
    situacao: 3,
    beneficio: 'Aposentadoria normal',
    tipoRenda: 'percentual',
    percentual: 0.8,
    prazoAnos: null,
    primeiroPagamento: '2026-12-31',
    percentualSaque: 0,
  },
  termos: {
    hoje: today,
    beneficios: [],
    inicioAte: '2027-11-11',
    exigeDesligamento: true,
    saldo: 473_397.89,
    cota: '3.25471890',
    lotes: [{ em: '2014-05-10', cotas: '145449.71634048' }],
    regras: {
      incomeTypes: [...incomeTypes],
      percent,
      termYears,
      termBasis,
      lifetimePayments,
      thirteenthMonth: 12,
      thirteenthFor: ['percent', 'fixed-term'],
      cashMaximumPercent,
      minimumIncome,
    },
    rendimentoReal: 4,
    fator: 14,
    mesesHorizonte: 468,
    tabelas: {
      monthly: { ...monthly, table: [...monthly.table] },
      regressive: { ...regressive, brackets: [...regressive.brackets] },
    },
    isencao: 'none',
    dependentesIr: 0,
    dependentesPlano: 1,
    regime: 'progressivo',
    podeMudarRegime: true,
    ppe: 'em-dia',
    fatca: 'em-dia',
    livre: false,
  },
  conta: '•••01-8',
  requisicaoAberta: null,
}

/** Cash was chosen with the benefit. */
export const alreadyChosen: CashWithdrawalOnWire = {
  ...granted,
  concedido: granted.concedido && { ...granted.concedido, percentualSaque: 25 },
}

/** 44,000.00 at 0.8 %: with 15 % at once 299.20 would be left a month. */
export const nearMinimum: CashWithdrawalOnWire = {
  ...granted,
  termos: { ...granted.termos, saldo: 44_000, lotes: [{ em: '2014-05-10', cotas: '13518.83237' }] },
}

export const sentCash: CallAnswer<typeof pedirSaqueVista> = {
  idRequisicao: 78,
  protocolo: '2026.0000078',
  dataSolicitacao: '2026-11-11T15:00:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-12-03',
  dados: {
    percentual: 25,
    valor: 118_349.47,
    imposto: 32_251.5,
    liquido: 86_097.97,
    rendaAntes: 3_787.18,
    rendaDepois: 2_840.39,
    primeiroPagamento: '2026-12-31',
    regime: 'progressivo',
  },
}
