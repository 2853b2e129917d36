import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Texto só para tecnologias assistivas.',
  status: 'stable',
  use: ['Quando uma imagem ou um lugar já diz o mesmo a quem vê.'],
  avoid: ['O que ajudaria todos: deixe à vista.'],
  dos: [{ text: 'Escreva como se fosse lido em voz alta.' }],
  donts: [{ text: 'Não esconda campos nem botões.' }],
}
