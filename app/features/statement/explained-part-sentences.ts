import { statementAccountNames } from '#contract/statement/statement.text.ts'
import type { ExplainedFigureOnWire } from '#contract/statement/statement.ts'
import { dateText, monthText } from '#contract/value-text.ts'

type Part = ExplainedFigureOnWire['partes'][number]

const partNames: Readonly<Record<Part['codigo'], string>> = {
  cotas: 'Cotas',
  'valor-da-cota': 'Valor da cota',
  'centavo-residual': 'Centavo do arredondamento',
  'saldo-da-conta': 'Saldo da conta',
  'percentual-adquirido': 'Percentual já adquirido',
  contribuido: 'Total que entrou',
  retirado: 'Total que saiu',
  saldo: 'Saldo',
  'primeira-cota': 'Cota antes do período',
  'ultima-cota': 'Última cota do período',
  'cota-na-saida': 'Cota do perfil anterior na troca',
  'cota-na-entrada': 'Cota do novo perfil na troca',
  'rentabilidade-do-mes': 'Mês',
  quantia: 'Valor creditado',
}

/** Name of a number in a formula, with its account and day where they matter. */
export function partLabel({ codigo, conta, data }: Part): string {
  if (codigo === 'rentabilidade-do-mes' && data) return monthText(data)
  if (conta) return statementAccountNames[conta]
  return data ? `${partNames[codigo]} em ${dateText(data)}` : partNames[codigo]
}

/** Names of the results, by formula. */
export const resultNames: Readonly<Record<ExplainedFigureOnWire['formula'], string>> = {
  'cotas-vezes-valor': 'Cotas × valor da cota',
  'soma-das-contas': 'Soma de cotas × valor da cota de cada conta',
  'percentual-do-saldo': 'Saldo × percentual',
  'soma-das-contribuicoes': 'Soma das contas',
  'saldo-mais-retirado-menos-contribuido': 'Saldo + o que saiu − o que entrou',
  'valor-sobre-valor': 'Última cota ÷ primeira cota − 1',
  'rentabilidades-de-cada-perfil': 'Última cota ÷ primeira cota em cada perfil, uma vezes a outra, − 1',
  'quantia-sobre-valor': 'Valor ÷ valor da cota',
}
