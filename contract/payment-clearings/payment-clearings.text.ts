import { COLLECTING_BANK } from '#domain/collection/boletos/bar-code.ts'
import type { ReturnField, ReturnProblem, ReturnProblemCode } from '#domain/payment-clearings/bank-return.ts'
import type { ClearingObstacle } from '#domain/payment-clearings/judge-clearing.ts'
import type { ReturnFileKind } from '#domain/payment-clearings/return-file-kind.ts'
import { bankName } from '#domain/people/banks.ts'

const fields: Readonly<Record<ReturnField, string>> = {
  bank: 'o banco',
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

const kinds: Readonly<Record<ReturnFileKind, string>> = {
  pdf: 'um PDF',
  zip: 'um arquivo compactado: abra-o e envie o que está dentro',
  rar: 'um arquivo compactado: abra-o e envie o que está dentro',
  spreadsheet: 'uma planilha',
  image: 'uma imagem',
  ofx: 'um extrato da conta (OFX)',
  html: 'uma página da internet, talvez a do banco pedindo para entrar de novo',
  xml: 'um arquivo XML',
  json: 'um arquivo JSON',
  csv: 'uma planilha em texto (CSV)',
  'cnab-444': 'um retorno de 444 posições, de títulos cedidos',
}

/** Problems of the file as a whole: another one was chosen. */
type OfTheFile = 'empty' | 'other-kind' | 'request' | 'other-service' | 'other-bank'

const sentences: Readonly<Record<Exclude<ReturnProblemCode, OfTheFile>, string>> = {
  'line-short': 'falta um pedaço',
  'line-long': 'a linha é longa demais',
  'unknown-record': 'este tipo de registro não cabe aqui',
  'two-files': 'começa outro arquivo de retorno. Envie um de cada vez',
  'wrong-field': 'não dá para ler',
  'wrong-sequence': 'o número sequencial não segue o da linha anterior',
  'wrong-slip-digit': 'o dígito do nosso número não confere',
  'missing-half': 'falta o segmento T ou U deste título',
  'wrong-count': 'a quantidade de registros não confere com o arquivo',
  'wrong-total': 'o valor total não confere com a soma das linhas',
  'no-trailer': 'falta o registro final: o arquivo está incompleto',
}

/** 'Linha 3: o valor total não confere com a soma das linhas.' */
function returnProblemSentence(problem: ReturnProblem): string {
  const { code, line, field, length, kind } = problem
  switch (code) {
    case 'empty':
      return 'O arquivo está vazio.'
    case 'other-kind':
      return kind
        ? `Este arquivo parece ser ${kinds[kind]}.`
        : `Linha ${line}: não é o começo de um arquivo de retorno de cobrança.`
    case 'request':
      return 'Este é um arquivo de remessa, que a entidade envia ao banco. O de retorno é o que o banco devolve.'
    case 'other-service':
      return 'Este arquivo do banco é de outro serviço, e não de cobrança nem de débito automático.'
    case 'other-bank':
      return `Este arquivo é do banco ${bankAndNumber(problem.bank ?? '')}. Os boletos são pagos no ${bankAndNumber(COLLECTING_BANK)}.`
    default: {
      const size = length ? ` (tem ${length.is} caracteres em vez de ${length.due})` : ''
      return `Linha ${line}: ${sentences[code]}${field ? ` ${fields[field]}` : ''}${size}.`
    }
  }
}

function bankAndNumber(code: string): string {
  const name = bankName(code)
  return name === code ? code : `${name} (${code})`
}

/** So many lines are told at once. */
const MAX_TOLD = 5

const OTHER_FILE =
  'Escolha o arquivo de retorno do banco: de boletos (CNAB 400 ou 240) ou de débitos (150 posições).'

/** Remedies other than to fetch the file at the bank again, which mends most. */
const remedies: Readonly<Partial<Record<ReturnProblemCode, string>>> = {
  empty: OTHER_FILE,
  'other-kind': OTHER_FILE,
  request: OTHER_FILE,
  'other-service': OTHER_FILE,
  'other-bank': OTHER_FILE,
  'two-files': '',
}

export function returnRefusal(problems: readonly ReturnProblem[]): string {
  const told = problems.slice(0, MAX_TOLD).map(returnProblemSentence)
  const more = problems.length > told.length ? [`E mais ${problems.length - told.length}.`] : []
  const remedy =
    remedies[problems[0]?.code ?? 'empty'] ??
    'Baixe o arquivo de novo no banco e envie sem abri-lo em outro programa, que pode mudar as linhas.'
  return [...told, ...more, 'Nada foi gravado.', remedy].join(' ').trimEnd()
}

/** Said of a file of another account of the entity, or of somebody else's. */
export const otherAccountSentence =
  'Este arquivo é de outra conta ou de outro convênio. Escolha o retorno da conta em que os boletos e débitos são pagos.'

export const clearingOutcomeNames: Readonly<Record<'cleared' | ClearingObstacle, string>> = {
  cleared: 'Paga',
  'no-payment': 'Sem pagamento',
  'other-money': 'Dinheiro sem baixa',
  'bank-fee': 'Tarifa do banco',
  unknown: 'Nosso número desconhecido',
  'already-paid': 'Já paga',
  'twice-in-file': 'Repetida no arquivo',
  cancelled: 'Cancelada',
  'not-yet': 'Data futura',
  'other-amount': 'Valor diferente',
  'not-payable': 'Não vale mais',
  'own-payment': 'Do próprio atendente',
}

/** Obstacles to a payment that is prepared by hand, by the field under which they are shown. */
export const manualRefusals: Readonly<
  Record<ClearingObstacle, readonly [field: 'pagaEm' | 'valor' | 'idContribuicao', sentence: string]>
> = {
  'no-payment': ['valor', 'Informe o valor pago.'],
  'other-money': ['valor', 'Informe o valor pago.'],
  'bank-fee': ['valor', 'Informe o valor pago.'],
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
