import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'O que filtra uma lista.',
  status: 'stable',
  use: ['Acima de uma lista longa, dentro do formulário que aplica os filtros.'],
  avoid: ['Um só campo de busca: use SearchField.'],
  dos: [
    { text: 'Aplique cada escolha na hora e guarde todas no endereço.' },
    { text: 'Use NativeSelect e MaskedField: respondem antes de o programa da página chegar.' },
  ],
  donts: [{ text: 'Não esconda no celular quantos filtros estão valendo.' }],
  keyboard: [['Tab', 'Passa pelos campos na ordem da leitura.']],
}
