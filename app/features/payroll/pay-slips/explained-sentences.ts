import { ageExemptionNames } from '#contract/payroll/pay-slips.text.ts'
import type { PaySlipDetail, PaySlipTaxOnWire } from '#contract/payroll/pay-slips.ts'
import { dateText, percentText, reaisText } from '#contract/value-text.ts'

/** Sentences around the explanation of a figure. */
export const explainedText = {
  net: (amount: number) => `Valor líquido: ${reaisText(amount)}`,
  gross: 'Bruto',
  netResult: 'Bruto menos descontos',
  unitValue: 'Valor da cota',
  quotas: 'Cotas convertidas',
  bandOf: (points: number) => `Contribuições na alíquota de ${percentText(points)}`,
  bandTax: (points: number, amount: number, tax: number) =>
    `${percentText(points)} de ${reaisText(amount)} = ${reaisText(tax)}`,
  lotsNote:
    'Regime regressivo: cada pagamento usa primeiro as contribuições mais antigas, e a alíquota cai com a idade delas, de 35% (até 2 anos) a 10% (mais de 10 anos). O imposto é arredondado em cada contribuição. Lei 11.053/2004.',
  termRate: 'Alíquota do prazo médio',
  termNote:
    'Regime regressivo em uma renda vitalícia: a alíquota depende do prazo médio das suas contribuições quando o benefício começou, somado ao tempo em que ele é pago. Por isso ela cai com o tempo. Lei 11.053/2004.',
  thirteenthNote:
    'O abono anual é tributado em separado da renda do mês, com parcela isenta própria e sem o desconto simplificado. O imposto é definitivo: não volta na declaração anual.',
  loan: (amount: number) => `Empréstimo: ${reaisText(amount)}`,
  instalment: 'Parcela',
  instalmentOf: ({ numero, total }: { numero: number; total: number }) => `${numero} de ${total}`,
} as const

/** Which income is explained. */
export function incomeTitle(amount: number): string {
  return `Renda mensal: ${reaisText(amount)}`
}

/** Which tax is explained. */
export function taxTitle(kind: 'mensal' | 'abonoAnual', amount: number): string {
  return `${kind === 'mensal' ? 'IRRF' : 'IRRF sobre o abono anual'}: ${reaisText(amount)}`
}

/** How the income is fixed, and where it came from. */
export function incomeNote(
  renda: PaySlipDetail['renda'],
  { perfil, dataCota }: NonNullable<PaySlipDetail['cotas']>,
): string {
  return `${incomeBases[renda]} As cotas saíram do seu saldo no perfil ${perfil}, pelo valor de ${dateText(dataCota)}.`
}

const incomeBases: Readonly<Record<PaySlipDetail['renda'], string>> = {
  'valor-fixo': 'Sua renda tem valor fixo, definido quando o benefício começou ou no último reajuste.',
  'percentual-do-saldo': 'Sua renda é um percentual do seu saldo na data do pagamento.',
  'saldo-todo': 'Este é um pagamento único, de todo o seu saldo na data do pagamento.',
  cotas: 'Sua renda é um número fixo de cotas, pelo valor do dia.',
}

type ByTable = Extract<PaySlipTaxOnWire, { metodo: 'tabela-progressiva' }>

/** Which table was used, and what was considered. */
export function tableNote({ tabela, isencao, dependentes, mensal }: ByTable): string {
  const who = `${ageExemptionNames[isencao]}. Dependentes para o imposto de renda: ${dependentes}.`
  const simplified =
    mensal?.deducoes.tipo === 'simplificada'
      ? ' O desconto simplificado foi usado porque é maior que as suas deduções.'
      : ''
  return `Regime progressivo, tabela em vigor desde ${dateText(tabela.desde)} (${tabela.norma}). ${who}${simplified}`
}

/** How much of a loan is left. */
export function instalmentNote({ numero, total }: { numero: number; total: number }): string {
  const left = total - numero
  if (left === 0) return 'Esta é a última parcela.'
  return left === 1 ? 'Depois desta, falta 1 parcela.' : `Depois desta, faltam ${left} parcelas.`
}
