/** Why the bank did not debit, by its code (FEBRABAN, *código de retorno*), after "O banco não debitou:". */
const debitReasons: ReadonlyMap<string, string> = new Map([
  ['01', 'não havia saldo'],
  ['02', 'a conta não está cadastrada para o débito'],
  ['04', 'há uma restrição na conta'],
  ['05', 'o valor passa do limite autorizado no banco'],
  ['10', 'a agência está sendo fechada'],
  ['12', 'o banco não aceitou o valor'],
  ['13', 'o banco não aceitou a data'],
  ['14', 'a agência não existe'],
  ['15', 'a conta não existe'],
  ['18', 'a data já tinha passado'],
  ['19', 'a conta é de outro CPF'],
  ['20', 'a conta é conjunta e precisa da autorização de todos'],
  ['30', 'não há autorização de débito no banco'],
])

/** 'não havia saldo'; with the code where it is none that people know. */
export function debitReason(code: string): string {
  return debitReasons.get(code) ?? `o banco informou o código ${code}`
}

/** Answers of the bank to debits that it was asked to take back, by their code. */
const takenBack: ReadonlyMap<string, string> = new Map([
  ['96', 'O banco atualizou o cadastro do débito.'],
  ['97', 'O banco não achou o débito que devia cancelar.'],
  ['98', 'O banco não cancelou o débito: o pedido chegou tarde.'],
  ['99', 'O banco cancelou o débito, como foi pedido.'],
])

/** 'O banco não debitou: não havia saldo. O débito vira boleto.' */
export function debitAnswerSentence(code: string): string {
  return takenBack.get(code) ?? `O banco não debitou: ${debitReason(code)}. O débito vira boleto.`
}

/** Said where a file of debits cannot be written. */
export const debitRefusals = {
  noAgreement:
    'O convênio de débito automático com o banco não está registrado. Inclua-o no arquivo de instalação da entidade.',
  nothing: 'Não há débito a pedir ao banco agora.',
  changed: 'Os débitos a pedir mudaram desde que você abriu a página. Confira de novo.',
} as const
