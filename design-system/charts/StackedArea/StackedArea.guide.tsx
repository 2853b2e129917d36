import type { Guide } from '../../docs/guide.ts'

export const guide: Guide = {
  summary: 'Como partes formam um total, ao longo do tempo.',
  status: 'stable',
  use: ['Para o saldo por origem, mês a mês.'],
  avoid: ['Valores negativos: use Bars ou Line.', 'Um só momento: use Donut.'],
  dos: [{ text: 'Ponha embaixo a parte mais estável.' }],
  donts: [{ text: 'Não passe de cinco partes.' }],
  keyboard: [
    ['Tab', 'Leva ao gráfico.'],
    ['Setas', 'Passam pelos pontos e leem os valores.'],
  ],
}
