import { sentCode } from '#app/features/request-engine/service-request.fixtures.ts'
import type { BenefitOnWire, requererBeneficio } from '#contract/benefits/benefit-request.ts'
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

/** Who left at 61 with 473,397.89, and may retire. */
export const retiring: BenefitOnWire = {
  hoje: today,
  beneficios: [
    { id: 'normal', motivo: null, abreEm: null },
    { id: 'invalidez', motivo: null, abreEm: null },
  ],
  inicioAte: '2027-11-11',
  exigeDesligamento: true,
  saldo: 473_397.89,
  cota: '3.25471890',
  lotes: [
    { em: '2014-05-10', cotas: '100000' },
    { em: '2022-05-10', cotas: '45449.71634048' },
  ],
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
  fator: 14.0,
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
  livre: true,
  outraOpcao: null,
  conta: '•••01-8',
  requisicaoAberta: null,
}

/** An early retirement is open, the normal one from a day on; the regime is chosen for good. */
export const early: BenefitOnWire = {
  ...retiring,
  beneficios: [
    {
      id: 'normal',
      motivo: 'Pede 60 anos de idade. Abre em 02/05/2029.',
      abreEm: '2029-05-02',
    },
    { id: 'antecipada', motivo: null, abreEm: null },
    { id: 'invalidez', motivo: null, abreEm: null },
  ],
  regime: 'regressivo',
  podeMudarRegime: false,
}

/** Who still works has nothing open. */
export const employed: BenefitOnWire = {
  ...retiring,
  beneficios: [
    {
      id: 'normal',
      motivo: 'Pede 60 anos de idade. Pede a saída da empresa. Abre em 02/05/2029.',
      abreEm: '2029-05-02',
    },
    { id: 'antecipada', motivo: 'Pede a saída da empresa.', abreEm: null },
  ],
}

/** A balance that no income of the plan fits: it is paid at once. */
export const small: BenefitOnWire = {
  ...retiring,
  saldo: 4_000,
  lotes: [{ em: '2014-05-10', cotas: '1228.98481' }],
}

/** The declaration of political exposure ran out. */
export const undeclared: BenefitOnWire = { ...retiring, ppe: 'vencida' }

/** A redemption of the same balance is open. */
export const redeeming: BenefitOnWire = {
  ...retiring,
  livre: false,
  outraOpcao: { id: 70, protocolo: '2026.0000070', status: { id: 2, nome: 'Em análise' } },
}

export const sentBenefit: CallAnswer<typeof requererBeneficio> = {
  idRequisicao: 77,
  protocolo: '2026.0000077',
  dataSolicitacao: '2026-11-11T15:00:00Z',
  status: { id: 1, nome: 'Recebida' },
  codigo: sentCode,
  prazo: '2026-12-03',
  dados: {
    beneficio: 'normal',
    dataInicio: today,
    tipoRenda: 'percentual',
    percentual: 0.8,
    prazoAnos: null,
    percentualSaque: 25,
    saldo: 473_397.89,
    saqueBruto: 118_349.47,
    saqueLiquido: 86_712.1,
    rendaBruta: 2_840.39,
    imposto: 0,
    rendaLiquida: 2_840.39,
    regime: 'progressivo',
    dependentesIr: 0,
    dependentesPlano: 1,
    primeiroPagamento: '2026-12-31',
    conta: { banco: '341', agencia: '0057', conta: '78901-8' },
  },
}
