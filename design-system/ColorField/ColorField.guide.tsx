import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Uma cor, digitada como #RRGGBB ou escolhida no navegador.',
  status: 'stable',
  use: ['Na aparência de um plano.'],
  avoid: ['Escolher entre poucas cores prontas: use RadioGroup.'],
  dos: [{ text: 'Mostre ao lado o contraste que a cor alcança.' }],
  donts: [{ text: 'Não aceite uma cor sem dizer onde ela não se lê.' }],
  keyboard: [['Tab', 'Passa do texto ao seletor do navegador.']],
}
