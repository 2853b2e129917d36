import type { BankAccountProblem, PhoneProblem } from '#domain/contacts/contacts.ts'

/** What is wrong with an e-mail. */
export const emailSentences = {
  required: 'O e-mail é obrigatório',
  tooLong: 'Use no máximo 120 caracteres.',
  invalid: 'Escreva um e-mail válido, como nome@exemplo.com.br.',
} as const

/** What is wrong with a telephone. */
export const phoneSentences: Readonly<Record<PhoneProblem['code'], string>> = {
  incomplete: 'Informe o DDD e o número completo.',
  'not-mobile': 'Um celular começa com 9 depois do DDD.',
}

/** What is wrong with a bank account. */
export function bankAccountSentence({ field, code }: BankAccountProblem): string {
  return sentences[field][code]
}

const sentences = {
  bank: {
    required: 'Escolha o banco.',
    unknown: 'Escolha um dos bancos da lista.',
    incomplete: 'Escolha um dos bancos da lista.',
  },
  agency: {
    required: 'Informe a agência.',
    unknown: 'A agência tem 4 números.',
    incomplete: 'A agência tem 4 números.',
  },
  account: {
    required: 'Informe a conta.',
    unknown: 'A conta tem 5 números e o dígito, como 12345-6.',
    incomplete: 'A conta tem 5 números e o dígito, como 12345-6.',
  },
} as const
