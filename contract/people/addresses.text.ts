import type { AddressProblem } from '#domain/people/address.ts'

const required = {
  postalCode: 'O cep é obrigatório',
  street: 'O endereço é obrigatório',
  number: 'O número é obrigatório',
  neighborhood: 'O bairro é obrigatório',
  city: 'A cidade é obrigatória',
  state: 'O estado é obrigatório',
} as const

/** Why an address in Brazil is not taken from whoever lives abroad. */
export const livesAbroadSentence =
  'Você declarou que mora fora do Brasil. Para mudar o endereço ou avisar que voltou, faça uma declaração em Residência no exterior.'

/** Sentences of missing fields are the product's. */
export function addressSentence(problem: AddressProblem, livesAbroad: boolean): string {
  switch (problem.field) {
    case 'livesAbroad':
      return 'Escolha sim ou não.'
    case 'country':
      return problem.code === 'required' ? 'Escolha o país.' : 'O Brasil não é exterior. Escolha outro país.'
    case 'taxNumber':
      return problem.code === 'required'
        ? 'O número de identificação fiscal é obrigatório'
        : 'Use só números no número de identificação fiscal.'
    case 'postalCode':
      if (livesAbroad) return 'O código postal é obrigatório'
      return problem.code === 'required' ? required.postalCode : 'O CEP tem 8 números. Confira o que digitou.'
    case 'state':
      return problem.code === 'required' ? required.state : 'Este estado não existe. Escolha um da lista.'
    default:
      return required[problem.field]
  }
}
