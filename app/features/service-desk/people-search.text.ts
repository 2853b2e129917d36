/** Every sentence of the people search on the attendants' home. */
export const peopleSearchText = {
  title: 'Procurar pessoas',
  label: 'Nome, e-mail ou CPF',
  hint: 'Digite pelo menos três letras ou números.',
  found: (count: number) => (count === 1 ? '1 pessoa encontrada' : `${count} pessoas encontradas`),
  more: 'Há mais pessoas com esse termo. Escreva mais para encontrar quem procura.',
  noneTitle: 'Nenhuma pessoa foi encontrada',
  noneText: 'Não encontramos nada com esse termo. Por favor, tente novamente.',
  failedTitle: 'A busca não respondeu',
  failedText: 'Confira a sua conexão e tente de novo.',
  retry: 'Tentar de novo',
  name: 'Pessoa',
  identity: (id: number, cpf: string) => `Nº ${id} · CPF ${cpf}`,
  email: 'E-mail',
  status: 'Recadastramento',
} as const
