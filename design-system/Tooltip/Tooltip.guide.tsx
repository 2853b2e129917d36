import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Poucas palavras sobre um botão, sob o ponteiro ou com o foco.',
  status: 'stable',
  use: ['Para dizer o nome de um IconButton.'],
  avoid: ['Explicações: use ContextualHelp.', 'O que é preciso para usar a página: escreva nela.'],
  dos: [{ text: 'Escreva até cinco palavras.' }],
  donts: [{ text: 'Não conte com ele no celular: lá ele não aparece.' }],
  keyboard: [
    ['Tab', 'Mostra ao chegar no botão.'],
    ['Esc', 'Esconde.'],
  ],
}
