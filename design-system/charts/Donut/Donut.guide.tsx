import type { Guide } from '../../docs/guide.ts'

export const guide: Guide = {
  summary: 'De que é feito um total.',
  status: 'stable',
  use: ['Para até seis partes de um momento.'],
  avoid: ['Mudanças no tempo: use StackedArea.', 'Uma parte só: use Meter.'],
  dos: [{ text: 'Ordene da maior à menor parte.' }],
  donts: [{ text: 'Não compare dois lado a lado: use Bars.' }],
  keyboard: [
    ['Tab', 'Leva ao gráfico.'],
    ['Setas', 'Passam pelos pontos e leem os valores.'],
  ],
}
