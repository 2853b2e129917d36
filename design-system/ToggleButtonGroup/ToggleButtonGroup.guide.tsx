import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Uma de duas a cinco vistas curtas da mesma coisa. Vale na hora.',
  status: 'stable',
  use: ['Para trocar o período ou a unidade de um gráfico.'],
  avoid: [
    'Mais de cinco opções: use Select.',
    'Conteúdos diferentes: use Tabs.',
    'Respostas de um formulário: use RadioGroup.',
  ],
  dos: [{ text: 'Use rótulos curtos e do mesmo tipo.' }],
  donts: [{ text: 'Não misture palavras e símbolos no mesmo grupo.' }],
  keyboard: [
    ['Tab', 'Leva ao grupo.'],
    ['Setas', 'Passam pelas opções.'],
    ['Enter ou Espaço', 'Escolhe.'],
  ],
}
