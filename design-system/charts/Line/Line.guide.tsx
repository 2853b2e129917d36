import type { Guide } from '../../docs/guide.ts'

export const guide: Guide = {
  summary: 'Como valores se movem, e como se comparam.',
  status: 'stable',
  use: ['Para rentabilidade e índices ao longo do tempo.'],
  avoid: ['Partes de um total: use StackedArea.', 'Coisas separadas: use Bars.'],
  dos: [
    { text: 'Compare até quatro linhas.' },
    { text: 'Diga com a faixa entre a primeira e a última linha o que é incerto.' },
  ],
  donts: [{ text: 'Não corte o eixo para aumentar uma diferença.' }],
  keyboard: [
    ['Tab', 'Leva ao gráfico.'],
    ['Setas', 'Passam pelos pontos e leem os valores.'],
  ],
}
