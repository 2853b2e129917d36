import type { Guide } from '../../docs/guide.ts'

export const guide: Guide = {
  summary: 'O percurso de um valor, do tamanho de uma palavra.',
  status: 'stable',
  use: ['Ao lado de um número, em uma linha ou cartão.'],
  avoid: ['Ler valores exatos: use Line.'],
  dos: [{ text: 'Escreva o número ao lado: ele não tem eixo.' }],
  donts: [{ text: 'Não o deixe sozinho.' }],
  keyboard: [
    ['Tab', 'Leva ao gráfico.'],
    ['Setas', 'Passam pelos pontos e leem os valores.'],
  ],
}
