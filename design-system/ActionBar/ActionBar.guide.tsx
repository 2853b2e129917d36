import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'O que se pode fazer com aquilo de que a página trata.',
  status: 'stable',
  use: ['Uma página de um só caso, longa, em que se decide no fim da leitura.'],
  avoid: ['Linhas escolhidas em uma lista: use SelectionBar.', 'Um formulário: ponha os botões no fim dele.'],
  dos: [
    { text: 'Ponha a ação mais provável primeiro, e só ela como principal.' },
    { text: 'Pergunte o que falta no painel da própria barra: a página continua à vista.' },
  ],
  donts: [{ text: 'Não ponha duas barras na mesma página.' }],
  keyboard: [['Tab', 'Chega à barra depois do conteúdo da página.']],
}
