import type { EmailProblem } from '#domain/email-address.ts'
import type { BankAccountProblem } from '#domain/people/bank-account.ts'
import type { PhoneCode } from '#domain/people/phone.ts'

export const longEmailSentence = 'Use no máximo 120 caracteres.'

export function emailSentence(problem: EmailProblem): string {
  if (problem.code !== 'other-letter') return emailSentences[problem.code]
  return `O “${problem.letter}” não é uma letra comum, só parece. Apague o e-mail e escreva de novo.`
}

const emailSentences = {
  required: 'O e-mail é obrigatório',
  invalid: 'Escreva um e-mail válido, como nome@exemplo.com.br.',
  'double-dot': 'O e-mail tem dois pontos seguidos. Confira e deixe só um.',
  'coded-domain': 'Depois do @ há letras em código (xn--). Escreva o e-mail como ele se lê.',
  'long-local-part': 'Antes do @, um e-mail tem no máximo 64 caracteres.',
} as const

/** How a telephone of another country is written. */
export const phoneAbroadSentence = 'De fora do Brasil, comece com + e o código do país.'

export const phoneSentences: Readonly<Record<PhoneCode, string>> = {
  incomplete: 'Informe o DDD e o número completo. De outro país, comece com + e o código do país.',
  'not-mobile': 'Um celular começa com 9 depois do DDD.',
  'too-long': 'Há números a mais. Informe um só telefone, sem ramal: com DDD, ou com + e o código do país.',
  foreign:
    'Confira o telefone: depois do + vem o código do país e o número inteiro, como +351 912345678. Do Brasil, informe só o DDD e o número.',
  'trunk-zero': 'Depois do código do país, escreva o número sem o 0 do começo.',
}

export function bankAccountSentence(problem: BankAccountProblem): string {
  switch (problem.code) {
    case 'another-bank':
      return `Neste banco, a agência é sempre ${problem.only}.`
    case 'too-long':
      return `Neste banco, a conta tem até ${problem.digits} números e o dígito. Confira a conta.`
    default:
      return sentences[problem.field][problem.code]
  }
}

const wrongAgency = 'A agência tem 4 números.'
const wrongAccount = 'Escreva a conta com o dígito, como 12345-6.'
const unknownBank = 'Escolha um dos bancos da lista.'

const sentences = {
  bank: {
    required: 'Escolha o banco.',
    unknown: unknownBank,
    incomplete: unknownBank,
    'wrong-check-digit': unknownBank,
  },
  agency: {
    required: 'Informe a agência.',
    unknown: wrongAgency,
    incomplete: wrongAgency,
    'wrong-check-digit': 'O dígito da agência não confere. Confira, ou deixe só os 4 números.',
  },
  account: {
    required: 'Informe a conta.',
    unknown: wrongAccount,
    incomplete: wrongAccount,
    'wrong-check-digit': 'O dígito não confere com a agência e a conta. Confira os números.',
  },
} as const

export const holderSentences = {
  required: 'Informe o CPF do titular da conta.',
  'not-own': 'A conta precisa estar no seu CPF. Informe uma conta da qual você é titular.',
} as const
