import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Até onde foi um formulário em passos.',
  status: 'stable',
  use: ['No alto de um formulário de três a sete passos.'],
  avoid: ['O que já aconteceu: use Timeline.'],
  dos: [{ text: 'Dê a cada passo um nome de uma ou duas palavras.' }],
  donts: [{ text: 'Não deixe avançar por aqui sem conferir o passo.' }],
  keyboard: [
    ['Tab', 'Passa pelos passos já feitos.'],
    ['Enter', 'Volta ao passo.'],
  ],
}
