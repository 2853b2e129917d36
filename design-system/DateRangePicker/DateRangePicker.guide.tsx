import type { Guide } from '../docs/guide.ts'

export const guide: Guide = {
  summary: 'Um período: dois dias, digitados ou escolhidos no calendário.',
  status: 'stable',
  use: ['Para filtrar por datas.'],
  avoid: ['Períodos conhecidos ("últimos 12 meses"): use Select.'],
  dos: [{ text: 'Ofereça também os períodos mais usados.' }],
  donts: [{ text: 'Não aceite um fim antes do começo sem dizer.' }],
  keyboard: [
    ['Tab', 'Passa pelas partes e pelo calendário.'],
    ['Setas', 'Movem entre os dias.'],
    ['Enter', 'Marca o começo e o fim.'],
    ['Esc', 'Fecha o calendário.'],
  ],
}
