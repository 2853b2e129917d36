import type { ReturnField, ReturnProblem } from '#domain/payment-clearings/bank-return.ts'
import type { ClearingObstacle } from '#domain/payment-clearings/judge-clearing.ts'

const fields: Readonly<Record<ReturnField, string>> = {
  agency: 'a agência',
  account: 'a conta',
  day: 'uma data',
  number: 'o número do arquivo',
  slip: 'o nosso número',
  occurrence: 'o código da ocorrência',
  amount: 'um valor',
  count: 'a quantidade de registros',
  sequence: 'o número sequencial',
}

const sentences: Readonly<Record<ReturnProblem['code'], string>> = {
  'not-a-return': 'não é o começo de um arquivo de retorno de cobrança (CNAB 400 ou 240)',
  'other-bank': 'o arquivo é de outro banco',
  'line-length': 'a linha não tem o tamanho das outras',
  'unknown-record': 'este tipo de registro não cabe aqui',
  'wrong-field': 'não dá para ler',
  'wrong-sequence': 'o número sequencial não segue o da linha anterior',
  'wrong-slip-digit': 'o dígito do nosso número não confere',
  'missing-half': 'falta o segmento T ou U deste título',
  'wrong-count': 'a quantidade de registros não confere com o arquivo',
  'wrong-total': 'o valor total não confere com a soma das linhas',
  'no-trailer': 'falta o registro final: o arquivo está incompleto',
}

/** 'Linha 3: o valor total não confere com a soma das linhas.' */
export function returnProblemSentence({ code, line, field }: ReturnProblem): string {
  const what = field ? `${sentences[code]} ${fields[field]}` : sentences[code]
  return `Linha ${line}: ${what}.`
}

/** So many lines are told at once. */
const MOST_TOLD = 5

/** What is wrong in a file, and what to do. */
export function returnRefusal(problems: readonly ReturnProblem[]): string {
  const told = problems.slice(0, MOST_TOLD).map(returnProblemSentence)
  const more = problems.length > told.length ? [`E mais ${problems.length - told.length}.`] : []
  return [...told, ...more, 'Nada foi gravado. Baixe o arquivo de novo no banco e envie.'].join(' ')
}

/** Said of a file of another account of the entity, or of somebody else's. */
export const otherAccountSentence =
  'Este arquivo é de outra conta. Escolha o retorno da conta em que os boletos são pagos.'

/** Said of a file that is no text. */
export const returnTypeRefused = 'Escolha o arquivo de retorno do banco, de texto (.ret ou .txt).'

/** What a line comes to, in a few words. */
export const clearingOutcomeNames: Readonly<Record<'cleared' | ClearingObstacle, string>> = {
  cleared: 'Paga',
  'no-payment': 'Sem pagamento',
  unknown: 'Nosso número desconhecido',
  'already-paid': 'Já paga',
  'twice-in-file': 'Repetida no arquivo',
  cancelled: 'Cancelada',
  'not-yet': 'Data futura',
  'other-amount': 'Valor diferente',
  'not-payable': 'Não vale mais',
  'own-payment': 'Do próprio atendente',
}

/** What stands in the way of one that is prepared by hand, by the field that it is told at. */
export const manualRefusals: Readonly<
  Record<ClearingObstacle, readonly [field: 'pagaEm' | 'valor' | 'idContribuicao', sentence: string]>
> = {
  'no-payment': ['valor', 'Informe o valor pago.'],
  unknown: ['idContribuicao', 'Escolha a contribuição.'],
  'already-paid': ['idContribuicao', 'Esta contribuição já foi paga.'],
  'twice-in-file': ['idContribuicao', 'Esta contribuição já espera conferência em outra baixa.'],
  cancelled: ['idContribuicao', 'Esta contribuição foi cancelada.'],
  'not-yet': ['pagaEm', 'A data do pagamento não pode ser no futuro.'],
  'other-amount': ['valor', 'O valor não paga esta contribuição nesta data.'],
  'not-payable': [
    'pagaEm',
    'Neste dia, este boleto não valia mais: tinha vencido, havia parcela em atraso, ou o valor já quitava o empréstimo. Combine com o participante a devolução.',
  ],
  'own-payment': ['idContribuicao', 'Você não pode dar baixa na sua própria contribuição. Peça a um colega.'],
}

/** Said where nothing was owed yet on the day of payment. */
export const paidTooEarly = 'Nesta data ainda não havia o que pagar. Confira a data do pagamento.'

/** Said to who prepared a clearing and would confirm it. */
export const contactsChangedSentence =
  'Você alterou há poucos dias os contatos de alguém desta baixa. Quem confirma é outra pessoa do atendimento.'

export const fourEyesSentence = 'Quem preparou a baixa não confirma. Peça a outro atendente.'

/** Said where a clearing was confirmed or discarded meanwhile. */
export const decidedSentence = 'Esta baixa já foi decidida por outro atendente.'

/** Said where what it would do changed since the attendant looked. */
export const changedSentence =
  'O resultado desta conferência mudou desde que você abriu a página. Confira de novo.'
