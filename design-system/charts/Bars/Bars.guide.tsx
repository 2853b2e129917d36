import type { Guide } from '../../docs/guide.ts'

export const guide: Guide = {
  summary: 'Valores de coisas separadas: anos, planos, tipos.',
  status: 'stable',
  use: ['Para comparar de duas a doze coisas.'],
  avoid: ['Um percurso contínuo: use Line.'],
  dos: [{ text: 'Ordene pelo tempo, ou do maior ao menor.' }],
  donts: [{ text: 'Não comece o eixo acima de zero.' }],
  keyboard: [
    ['Tab', 'Leva ao gráfico.'],
    ['Setas', 'Passam pelos pontos e leem os valores.'],
  ],
}
