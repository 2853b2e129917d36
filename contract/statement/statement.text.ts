import { competenceText, monthText } from '../value-text.ts'
import type { StatementAccount, StatementType } from './statement-codes.ts'

/** Types of movement, on screen, on paper and in spreadsheets alike. */
export const statementTypeNames: Readonly<Record<StatementType, string>> = {
  CB: 'Contribuição básica',
  CS: 'Contribuição suplementar',
  CV: 'Contribuição voluntária',
  CP: 'Contribuição da patrocinadora',
  CA: 'Taxa de administração',
  CR: 'Cobertura de risco',
  'PT-A': 'Recursos portados de entidade aberta',
  'PT-F': 'Recursos portados de entidade fechada',
  'pensao-recebida': 'Pensão por morte: parte do saldo',
  resgate: 'Resgate',
  'parte-nao-resgatavel': 'Parte da patrocinadora sem direito a resgate',
  portabilidade: 'Portabilidade para outra entidade',
  'abatimento-emprestimo': 'Abatimento de empréstimo',
  taxa: 'Taxa sobre o saldo',
  renda: 'Pagamento de renda',
  'saque-a-vista': 'Saque à vista',
  'pensao-aberta': 'Pensão por morte: parte de um dependente',
  'troca-de-perfil-saida': 'Troca de perfil: saída',
  'troca-de-perfil-entrada': 'Troca de perfil: entrada',
  'datas-de-acumulacao-saida': 'Datas de acumulação informadas: saída',
  'datas-de-acumulacao-entrada': 'Datas de acumulação informadas: entrada',
}

/** Types whose lines are positive: what comes in. */
const incoming: ReadonlySet<StatementType> = new Set([
  'CB',
  'CS',
  'CV',
  'CP',
  'CA',
  'CR',
  'PT-A',
  'PT-F',
  'pensao-recebida',
  'troca-de-perfil-entrada',
  'datas-de-acumulacao-entrada',
])

/** Types whose lines stand in any account, though they come in. */
const incomingAnywhere: ReadonlySet<StatementType> = new Set([
  'pensao-recebida',
  'troca-de-perfil-entrada',
  'datas-de-acumulacao-entrada',
])

/** A line with the opposite sign of its type reverses an earlier one. */
export function movementName({ tipo, valor }: { tipo: StatementType; valor: number }): string {
  const name = statementTypeNames[tipo]
  const isReversal = valor !== 0 && valor > 0 !== incoming.has(tipo)
  return isReversal ? `Estorno: ${name}` : name
}

/** The account of a line whose type does not say it: what is contributed says where it goes, everything else comes from any account. */
export function movementAccount({
  tipo,
  conta,
  valor,
}: {
  tipo: StatementType
  conta: StatementAccount
  valor: number
}): string | null {
  const isSaid = valor >= 0 && !incomingAnywhere.has(tipo)
  return isSaid ? null : statementAccountNames[conta]
}

/** Accounts of a plan link, in the order of the ledger. */
export const statementAccountNames: Readonly<Record<StatementAccount, string>> = {
  basica: 'Participante, básica',
  suplementar: 'Participante, suplementar',
  voluntaria: 'Participante, voluntária',
  patrocinadora: 'Patrocinadora',
  'portada-aberta': 'Portada de entidade aberta',
  'portada-aberta-patrocinadora': 'Portada de entidade aberta, patrocinadora',
  'portada-fechada': 'Portada de entidade fechada',
  'portada-fechada-patrocinadora': 'Portada de entidade fechada, patrocinadora',
  administracao: 'Administração',
  risco: 'Risco',
}

/** Tax regimes of a link; who has not chosen yet is taxed by the progressive table. */
export const taxRegimeNames = {
  progressivo: 'Progressivo',
  regressivo: 'Regressivo',
  'nao-escolhido': 'Ainda não escolhido',
} as const

export const pastReturnSentence = 'Rentabilidade passada não garante rentabilidade futura.'

/** Which months lines are of, in the middle of a sentence; an end that is null is open. */
export function periodSentence({ de, ate }: { de: string | null; ate: string | null }): string {
  if (de && ate) return `de ${de === ate ? monthText(de) : `${competenceText(de)} a ${competenceText(ate)}`}`
  if (de) return `desde ${competenceText(de)}`
  return ate ? `até ${competenceText(ate)}` : 'desde a adesão'
}
