import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Deixa o teclado pular a navegação.',
  status: 'stable',
  use: ['A primeira coisa de cada página.'],
  avoid: ['Atalhos dentro da página: use TextLink.'],
  dos: [{ text: 'Leve ao conteúdo principal.' }],
  donts: [{ text: 'Não o esconda do foco.' }],
  keyboard: [
    ['Tab', 'Mostra o link, no começo da página.'],
    ['Enter', 'Pula para o conteúdo.'],
  ],
}
