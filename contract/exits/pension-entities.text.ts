/** How an entity is founded, as people read it. */
export const entityTypeNames = {
  fechada: 'Entidade fechada',
  aberta: 'Entidade aberta',
  seguradora: 'Seguradora',
} as const

/** Under the fields of a plan of another entity. */
export const pensionEntitySentences = {
  name: 'Escreva o nome da entidade.',
  cnpj: 'Informe um CNPJ válido, com 14 letras ou números.',
  type: 'Escolha o tipo da entidade.',
  plan: 'Escreva o nome do plano.',
  code: 'Informe o CNPB ou o número do processo na SUSEP.',
  bank: 'Informe os três números do banco.',
  agency: 'Informe os quatro números da agência.',
  account: 'Informe a conta com o dígito, como 12345-6.',
} as const
