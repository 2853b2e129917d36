/** For what companies work for the entity, by the ids of the categories from 1. */
export const supplierCategoryNames = [
  'Custódia',
  'Auditoria',
  'Atuária',
  'Gestão',
  'Tecnologia',
  'Jurídico',
] as const

export const supplierSentences = {
  name: 'Escreva o nome da empresa.',
  cnpj: 'Informe um CNPJ válido, com 14 letras ou números.',
  category: 'Escolha o serviço.',
  plan: 'Escolha o plano.',
  since: 'Informe o primeiro dia do contrato.',
  until: 'Informe o último dia ou deixe em branco.',
  order: 'O último dia vem depois do primeiro.',
  site: 'Escreva o endereço completo, como https://www.exemplo.com.br.',
} as const
