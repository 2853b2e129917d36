import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Um número de faixa conhecida: arrastado na linha para sentir, digitado ao lado para acertar.',
  status: 'stable',
  use: ['Quando a pessoa experimenta valores e vê o efeito deles.'],
  avoid: ['Quando o número exato já é conhecido: use NumberField com `unit="%"`.'],
  dos: [{ text: 'Mostre ao lado o que muda com o número.' }],
  donts: [{ text: 'Não use para faixas muito largas, em que um toque muda demais.' }],
  keyboard: [
    ['Tab', 'Passa da linha ao número.'],
    ['Setas', 'Mudam um passo.'],
    ['Home e End', 'Vão ao mínimo e ao máximo.'],
  ],
}
