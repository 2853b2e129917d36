import { dependantFields } from '#contract/dependants/dependants.text.ts'

export const dependantFieldText = {
  ...dependantFields,
  one: (position: number) => `Dependente ${position}`,
  add: 'Adicionar dependente',
  remove: (position: number) => `Remover dependente ${position}`,
  added: (count: number) => `Dependente ${count} adicionado à lista.`,
  left: (count: number) => (count === 0 ? 'A lista está vazia.' : `Ficam ${count} na lista.`),
  none: 'Você não tem dependentes na lista.',
  disabledHelp: 'Quem não pode trabalhar conta em qualquer idade. Pedimos o laudo médico.',
  disabilityWithheld:
    'Se não pode trabalhar: só a pessoa e quem analisa o pedido veem. Fica como está no cadastro.',
  studentHelp: 'Quem estuda conta por mais tempo.',
  shareHelp: 'As partes de cada grupo somam 100%.',
} as const
